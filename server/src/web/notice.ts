import type { Request, Response } from 'express';
import { NOTICES, type Notice } from './notices.ts';
import { RETRY_AFTER_S } from './retry.ts';

const TAGS = Object.keys(NOTICES);
const spokenIn = (tag: string) => tag.split('-')[0]!;

/** Whether somebody looks at the answer in a browser, rather than a program or the page itself. */
export const wantsPage = (request: Request): boolean => request.accepts(['text/plain', 'text/html']) === 'text/html';

/** Answers with a page that needs no other file, or with a line of text where no page is wanted. */
export function notice(request: Request, response: Response, { status, of }: { status: number; of: Notice }): void {
  const language = languageFor(request);
  const { title, text } = NOTICES[language]![of];
  if (status === 503) response.setHeader('Retry-After', RETRY_AFTER_S);
  response.status(status).setHeader('Cache-Control', 'no-store');
  if (wantsPage(request)) response.type('html').send(page(language, title, text));
  else response.type('text').send(`${title}. ${text}`);
}

/** The language somebody prefers, even if they know it by another region's; the fallback where we speak none of theirs. */
function languageFor(request: Request): string {
  const accepted = request.acceptsLanguages([...TAGS, ...TAGS.map(spokenIn)]);
  return TAGS.find((tag) => tag === accepted || spokenIn(tag) === accepted) ?? TAGS[0]!;
}

/** The one style that stands in a page itself, because nothing else can be fetched then. */
export const NOTICE_STYLE = `
  html { color-scheme: dark; background: #06304a; color: #f3ead7; font: 1.125rem/1.5 system-ui, sans-serif; }
  body { min-height: 100vh; margin: 0; display: grid; place-content: center; padding: 1.5rem; box-sizing: border-box; text-align: center; }
  h1 { font-size: 1.5rem; font-weight: 600; margin: 0 0 0.5rem; }
  h1, p { text-wrap: balance; }
  p { margin: 0; }
`;

const page = (language: string, title: string, text: string): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RETRY_AFTER_S}">
<title>Landfall</title>
<style>${NOTICE_STYLE}</style>
<h1>${title}</h1>
<p>${text}</p>
</html>
`;
