import type { CookieOptions, Express, Request, RequestHandler } from 'express';
import type { AppDeps } from '../app-deps.js';
import { apiPaths, sessionCookie } from '../contract/index.js';
import { signInInput } from '../contract/schemas/index.js';
import { createBucket } from '../lib/bucket.js';
import { HttpError } from '../middleware/api-error.js';
import { jsonBody, parseBody } from '../middleware/input.js';
import type { RateLimits } from '../middleware/rate-limits.js';
import { resource } from '../middleware/resource.js';
import { readSession, recordAction } from '../middleware/staff.js';
import { SESSION_MS } from '../staff/staff-access.js';

const cookieOptions = (req: Request): CookieOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure: req.secure,
  maxAge: SESSION_MS,
});

export function addSessionRoutes(app: Express, deps: AppDeps, limits: RateLimits): void {
  const { staff, sessions, clock } = deps;
  const record = recordAction(deps);
  // Limited, because refused sign-ins are anonymous input, and each is kept for up to 30 days.
  const mayRecordRefusal = createBucket(clock, { burst: 100, perSecond: 1 / 60 });
  const signIn: RequestHandler = async (req, res) => {
    const isCorrect = await staff.checkPassword(parseBody(signInInput, req.body).password);
    if (isCorrect || mayRecordRefusal()) await record(req, isCorrect ? 'sign-in' : 'sign-in-refused');
    if (!isCorrect) throw new HttpError(401, 'Wrong password');
    const token = await staff.issue();
    res.cookie(sessionCookie, token, cookieOptions(req)).status(204).end();
  };
  const signOut: RequestHandler = async (req, res) => {
    res.clearCookie(sessionCookie, cookieOptions(req));
    const session = await readSession(req, deps);
    if (session) {
      // The sign-out takes effect in this process even if storing it fails, and the response is an error.
      staff.end(session);
      if (!(await sessions.isEnded(session.id))) {
        await sessions.end(session.id, session.expiresAt);
        await record(req, 'sign-out');
      }
    }
    res.status(204).end();
  };
  resource(app, apiPaths.session, { POST: [limits.signIn, jsonBody, signIn], DELETE: [limits.other, signOut] });
}
