/** An answer of the HTTP API in a test, by method and path such as `POST /api/tables`. */
export type Answers = Record<string, { status?: number; body: unknown }>;

/** Puts a server in the place of `fetch`. Gives the list of what it was asked; what it does not know is not there. */
export function fakeServer(answers: Answers) {
  const asked: { request: string; body: unknown }[] = [];
  Object.assign(globalThis, {
    fetch: async (path: string, { method, body }: { method: string; body?: string }) => {
      const request = `${method} ${path}`;
      asked.push({ request, body: body === undefined ? undefined : JSON.parse(body) });
      const answer = answers[request] ?? { status: 404, body: { error: 'noSuchTable' } };
      const status = answer.status ?? 200;
      return { ok: status < 400, status, json: async () => answer.body };
    },
  });
  return asked;
}
