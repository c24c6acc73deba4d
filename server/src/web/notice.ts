import type { Request, Response } from 'express';
import { RETRY_AFTER_S } from './retry.ts';

/** What the service has to say when its pages cannot: they may not be there, or their files cannot be fetched any more. */
const NOTICES = {
  restarting: {
    en: { title: 'The server is restarting', text: 'Your game is saved, and goes on in a moment.' },
    zh: { title: '服务器正在重启', text: '游戏已保存，马上就能继续。' },
  },
  broken: {
    en: { title: 'Something went wrong on our side', text: 'Please try again in a moment.' },
    zh: { title: '我们这边出了点问题', text: '请稍后再试。' },
  },
  unbuilt: {
    en: { title: 'The pages have not been built yet', text: 'On the machine of the service: npm run build' },
    zh: { title: '网页还没有构建', text: '请在服务器上运行：npm run build' },
  },
} as const;
type Notice = keyof typeof NOTICES;

/** Whether somebody looks at the answer in a browser, rather than a program or the page itself. */
export const wantsPage = (request: Request): boolean => request.accepts(['text/plain', 'text/html']) === 'text/html';

/** Answers with a page that needs no other file, or with a line of text where no page is wanted. */
export function notice(request: Request, response: Response, { status, of }: { status: number; of: Notice }): void {
  const language = request.acceptsLanguages('en', 'zh') === 'zh' ? 'zh' : 'en';
  const { title, text } = NOTICES[of][language];
  if (status === 503) response.setHeader('Retry-After', RETRY_AFTER_S);
  response.status(status).setHeader('Cache-Control', 'no-store');
  if (wantsPage(request)) response.type('html').send(page(language, title, text));
  else response.type('text').send(`${title}. ${text}`);
}

const page = (language: string, title: string, text: string): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RETRY_AFTER_S}">
<title>Landfall</title>
<style>
  html { color-scheme: dark; background: #06304a; color: #f3ead7; font: 1.125rem/1.5 system-ui, sans-serif; }
  body { min-height: 100vh; margin: 0; display: grid; place-content: center; padding: 1.5rem; box-sizing: border-box; text-align: center; }
  h1 { font-size: 1.5rem; font-weight: 600; margin: 0 0 0.5rem; }
  h1, p { text-wrap: balance; }
  p { margin: 0; }
</style>
<h1>${title}</h1>
<p>${text}</p>
</html>
`;
