export function MissingPage() {
  return <main />;
}
