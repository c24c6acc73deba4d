export function TablePage({ code }: { code: string }) {
  return <main>{code}</main>;
}
