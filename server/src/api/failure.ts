import type { ErrorReply } from '@landfall/shared/protocol/http.ts';
import type { Refusal } from '@landfall/shared/protocol/refusals.ts';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { TableTaken } from '../archive/archive.ts';
import type { Log } from '../log.ts';
import { Closing, TooManyTables } from '../match/directory.ts';
import { NotSaved } from '../match/ledger.ts';
import { RETRY_AFTER_S } from '../web/retry.ts';

/** The HTTP status of the refusals that are not simply a bad request. */
const STATUS: Partial<Record<Refusal, number>> = {
  kicked: 403,
  otherSite: 403,
  notSeated: 403,
  seatMoved: 403,
  noWatching: 403,
  noSuchKey: 404,
  alreadySeated: 409,
  noSuchTable: 404,
  noSuchRound: 404,
  tableFull: 409,
  tooMany: 429,
  internal: 500,
  notSaved: 503,
  restarting: 503,
};

/** Thrown by the API to answer with an error. */
export class Failure extends Error {
  readonly reply: ErrorReply;
  readonly status: number;

  constructor(reply: ErrorReply, status: number = STATUS[reply.error] ?? 400) {
    super(reply.error);
    this.reply = reply;
    this.status = status;
  }
}

export const unknownPath: RequestHandler = () => {
  throw new Failure({ error: 'unknownRequest' }, 404);
};

/** Answers everything that was thrown as an `ErrorReply`. */
export const answerFailures =
  (log: Log): ErrorRequestHandler =>
  (error, request, response, _next) => {
    const failure = error instanceof Failure ? error : (fromTable(error) ?? fromExpress(error));
    if (failure.status >= 500 && failure.reply.error !== 'restarting') log.error(`${request.method} of the API`, error);
    if (failure.status === 429 || failure.status === 503) response.setHeader('Retry-After', RETRY_AFTER_S);
    response.status(failure.status).json(failure.reply);
  };

/** What tables cannot do just now; trying again soon may help. */
function fromTable(error: unknown): Failure | null {
  if (error instanceof Closing) return new Failure({ error: 'restarting' });
  if (error instanceof TooManyTables) return new Failure({ error: 'tooMany' });
  return error instanceof NotSaved || error instanceof TableTaken ? new Failure({ error: 'notSaved' }) : null;
}

/** Express reports bodies that are too long, broken or of another kind with a status of its own. */
function fromExpress(error: { status?: unknown }): Failure {
  const { status } = error;
  const isBadRequest = typeof status === 'number' && status >= 400 && status < 500;
  return isBadRequest ? new Failure({ error: 'badRequest' }, status) : new Failure({ error: 'internal' });
}
