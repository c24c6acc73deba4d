import { forget, remember, remembered } from '../storage.ts';

/**
 * Who this browser is at a table: the secret it got when it first joined. A tab that joined as another person keeps
 * that person's secret for itself.
 */
const key = (code: string) => `table.${code}`;
const TABLES = 'tables';
const TABLES_KEPT = 30;

export function secretOf(code: string): string | null {
  return remembered(key(code), 'tab') || remembered(key(code));
}

export function keepSecret(code: string, secret: string, where: 'browser' | 'tab' = 'browser'): void {
  remember(key(code), secret, where);
  if (where === 'tab') return;
  const codes = [code, ...tablesJoined().filter((other) => other !== code)];
  for (const old of codes.slice(TABLES_KEPT)) forget(key(old));
  remember(TABLES, codes.slice(0, TABLES_KEPT).join(' '));
}

/** Forgets the secret that `secretOf` gives. */
export function forgetSecret(code: string): void {
  if (remembered(key(code), 'tab')) {
    forget(key(code), 'tab');
    return;
  }
  forget(key(code));
  const others = tablesJoined().filter((other) => other !== code);
  remember(TABLES, others.join(' '));
}

/** Codes of the tables this browser has a secret for, the latest first. */
export function tablesJoined(): string[] {
  return (remembered(TABLES) ?? '').split(' ').filter(Boolean);
}

/** The name this person used last, '' for a newcomer. */
export const rememberedName = (): string => remembered('name') ?? '';
export const rememberName = (name: string): void => remember('name', name);

/** A name given on the way to a table, so that its page does not ask for it again; used once. */
let given: { code: string; name: string } | null = null;

export function giveName(code: string, name: string): void {
  given = { code, name };
}

export function takeGivenName(code: string): string | null {
  const name = given?.code === code ? given.name : null;
  given = null;
  return name;
}
