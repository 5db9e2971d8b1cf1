import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { ApiError } from '../contract/index.js';
import { errorPage } from '../lib/html.js';
import { refusals } from '../lib/refusals.js';
import { refusalText, type SiteLanguage } from '../lib/site-language.js';
import {
  describeError,
  NoteChangedError,
  PasswordReplacedError,
  StorageError,
  UnconfirmedError,
} from '../store/errors.js';
import { pageHeaders } from './security-headers.js';

export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Messages by field, and seconds until a retry may succeed. */
    readonly details: { fields?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(message);
  }
}

const defaultMessages: Record<number, string> = {
  400: refusals.unreadable,
  413: refusals.tooLarge,
  415: 'Please send JSON or a form, uncompressed',
  500: refusals.failed,
};

export const httpError = (status: number) =>
  new HttpError(status, defaultMessages[status] ?? 'The request was refused');

/** The error to send for anything that was thrown. It does not repeat what the visitor sent. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof UnconfirmedError) return new HttpError(503, refusals.unconfirmed, { retryAfter: 10 });
  if (error instanceof PasswordReplacedError)
    return new HttpError(503, 'The password is being changed. Please try again later.', { retryAfter: 10 });
  if (error instanceof NoteChangedError) return new HttpError(409, 'Somebody else has changed this note');
  if (error instanceof StorageError) return new HttpError(503, refusals.notStored, { retryAfter: 10 });
  const given = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return httpError(given >= 400 && given < 500 ? given : 500);
}

/** Sets the status and headers of an error, for any kind of body. Logs errors of the server. */
export function writeErrorHead(res: Response, failure: HttpError, error: unknown, logger: Logger): void {
  const { status, details } = failure;
  if (status >= 500) logger.error({ status, reason: describeError(error) }, 'request failed');
  if (res.headersSent) return;
  if (details.retryAfter !== undefined) res.set('Retry-After', String(details.retryAfter));
  if (status === 413 || status === 408) res.set('Connection', 'close');
  res.status(status);
}

/** Whether a browser asks for a page: outside of the API, and with an `Accept` that prefers HTML. */
const wantsPage = (req: Request) =>
  !/^\/api(?:\/|$)/i.test(req.originalUrl) && req.accepts(['json', 'html']) === 'html';

const errorPageHeaders = pageHeaders();

/** Sends an error as JSON, or as a page if a browser asks for one, in the language if it has the text. */
export function sendError(
  res: Response,
  status: number,
  text: string,
  fields?: Record<string, string>,
  language?: SiteLanguage,
): void {
  const error = refusalText(text, language);
  res.status(status).set('Cache-Control', 'no-store').vary('Accept');
  const body: ApiError = fields ? { error, fields } : { error };
  if (wantsPage(res.req)) errorPageHeaders(res.req, res, () => res.type('html').send(errorPage(error, language)));
  else res.json(body);
}

/** `languageAt` returns the language of the pages at a path. */
export const errorHandler =
  (logger: Logger, languageAt: (path: string) => SiteLanguage | undefined = () => undefined): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    const failure = toHttpError(error);
    writeErrorHead(res, failure, error, logger);
    if (res.headersSent) return next(error);
    sendError(res, failure.status, failure.message, failure.details.fields, languageAt(req.path));
  };

export const unknownPath: RequestHandler = (_req, res) => sendError(res, 404, 'There is nothing at this URL');

export const wrongMethod =
  (...allowed: string[]): RequestHandler =>
  (req, res, next) => {
    if (allowed.includes(req.method)) return next();
    res.set('Allow', allowed.join(', '));
    sendError(res, 405, `Please use ${allowed.join(' or ')} at this address`);
  };
