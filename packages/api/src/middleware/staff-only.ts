import type { Request, RequestHandler } from 'express';
import type { StaffAccess } from '../staff/staff-access.js';
import type { Session } from '../staff/staff-sessions.js';
import type { Sessions } from '../store/ports.js';
import { HttpError } from './api-error.js';

export const SESSION_COOKIE = 'boundless_session';

function cookie(req: Request, name: string): string | undefined {
  for (const pair of req.get('Cookie')?.split(';') ?? []) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim();
  }
  return undefined;
}

interface StaffOnlyDeps {
  staff: StaffAccess;
  sessions: Sessions;
  now: () => number;
}

/** The session that a request's cookie opens, as far as the cookie tells: the store may know that it was signed out of. */
export function sessionOf(req: Request, { staff, now }: Pick<StaffOnlyDeps, 'staff' | 'now'>): Session | undefined {
  const token = cookie(req, SESSION_COOKIE);
  return token === undefined ? undefined : staff.read(token, now());
}

/** Lets only staff pass: 401 without a session. */
export function staffOnly(deps: StaffOnlyDeps): RequestHandler {
  return async (req, _res, next) => {
    const session = sessionOf(req, deps);
    if (!session || (await deps.sessions.isEnded(session.id))) throw new HttpError(401, 'Please sign in');
    next();
  };
}
