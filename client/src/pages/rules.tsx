export function RulesPage() {
  return <main />;
}
