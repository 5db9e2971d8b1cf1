import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { ApiError } from '../contract/index.js';
import { StorageError } from '../store/errors.js';

/** An answer above 399, thrown. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields?: Record<string, string>,
  ) {
    super(message);
  }
}

export const storageUnavailable = 'We cannot store anything at the moment. Please try again later.';

export const tooLarge = 'The request is too large';

const wordings: Record<number, string> = {
  400: 'The request could not be read',
  413: tooLarge,
  415: 'Please send JSON or a form',
};

/** Sends an error in the only shape that errors have. */
export function sendError(res: Response, status: number, error: string, fields?: Record<string, string>): void {
  const body: ApiError = fields ? { error, fields } : { error };
  res.status(status).set('Cache-Control', 'no-store').json(body);
}

/** What an error that was thrown is answered with. */
export function statusOf(error: unknown): number {
  if (error instanceof StorageError) return 503;
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 500 ? status : 500;
}

/** Turns everything that was thrown into a JSON answer. What the visitor sent is in neither answer nor log. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, _req, res, next) => {
    const status = statusOf(error);
    if (status >= 500) logger.error({ status, reason: reasonOf(error) }, 'request failed');
    if (res.headersSent) return next(error);
    if (status === 413 || status === 408) res.set('Connection', 'close');
    if (error instanceof HttpError) return sendError(res, error.status, error.message, error.fields);
    if (status === 503) return sendError(res, 503, storageUnavailable);
    sendError(res, status, wordings[status] ?? (status < 500 ? 'The request was refused' : 'Something went wrong'));
  };
}

/** Enough to find a fault by: names, codes and places in our code, never messages, which can quote what was sent. */
export function reasonOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? error.code : undefined;
  const places = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6);
  return { name: error.name, code, places, ...(error.cause ? { cause: reasonOf(error.cause) } : {}) };
}

/** For addresses of the API that do not exist. */
export const unknownPath: RequestHandler = (_req, res) => sendError(res, 404, 'There is nothing at this address');

/** For addresses that exist but not with this method. */
export const wrongMethod =
  (...allowed: string[]): RequestHandler =>
  (_req, res) => {
    res.set('Allow', allowed.join(', '));
    sendError(res, 405, `Please use ${allowed.join(' or ')} at this address`);
  };
