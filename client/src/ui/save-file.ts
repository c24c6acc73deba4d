/** By then the browser has read the file. */
const FETCHED_MS = 10_000;

/** Lets the browser keep some JSON as a file of that name. */
export function saveFile(name: string, json: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FETCHED_MS);
}
