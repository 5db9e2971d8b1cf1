import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { ApiError } from '../contract/index.js';
import { StorageError } from '../store/errors.js';

/** What an answer above 399 may say besides its message. */
interface Details {
  fields?: Record<string, string> | undefined;
  /** Seconds. */
  retryAfter?: number | undefined;
}

/** An answer above 399, thrown. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

/** A client may ask again so many seconds after a 503. */
const RETRY_S = 10;

export const storageUnavailable = 'We cannot store anything at the moment. Please try again later.';

export const tooLarge = 'The request is too large';

const wordings: Record<number, string> = {
  400: 'The request could not be read',
  413: tooLarge,
  415: 'Please send JSON or a form',
};

/** What a thrown error says to a person. */
export function messageOf(error: unknown, status = statusOf(error)): string {
  if (error instanceof HttpError) return error.message;
  if (status === 503) return storageUnavailable;
  return wordings[status] ?? (status < 500 ? 'The request was refused' : 'Something went wrong');
}

/** What a refusal of any shape says in headers. */
export function setErrorHeaders(error: unknown, status: number, res: Response): void {
  const retryAfter = error instanceof HttpError ? error.details.retryAfter : status === 503 ? RETRY_S : undefined;
  if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
  if (status === 413 || status === 408) res.set('Connection', 'close');
}

/** Logs a fault of ours. What the visitor sent is not in it. */
export function logFault(logger: Logger, error: unknown, status: number): void {
  if (status >= 500) logger.error({ status, reason: reasonOf(error) }, 'request failed');
}

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
    logFault(logger, error, status);
    if (res.headersSent) return next(error);
    setErrorHeaders(error, status, res);
    const fields = error instanceof HttpError ? error.details.fields : undefined;
    sendError(res, status, messageOf(error, status), fields);
  };
}

/** Errors whose messages are written by this server or the system, and quote no visitor. */
const isQuotable = (error: Error) => error instanceof StorageError || 'syscall' in error;

/** Enough to find a fault by: names, codes and places in our code. Other messages than our own can quote what was sent. */
export function reasonOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? error.code : undefined;
  const places = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6);
  return {
    name: error.name,
    ...(isQuotable(error) && { message: error.message }),
    code,
    places,
    ...(error.cause ? { cause: reasonOf(error.cause) } : {}),
  };
}

/** For addresses of the API that do not exist. */
export const unknownPath: RequestHandler = (_req, res) => sendError(res, 404, 'There is nothing at this address');

/** For addresses that exist but not with this method. */
export const wrongMethod =
  (...allowed: string[]): RequestHandler =>
  (req, res, next) => {
    if (allowed.includes(req.method)) return next();
    res.set('Allow', allowed.join(', '));
    sendError(res, 405, `Please use ${allowed.join(' or ')} at this address`);
  };
