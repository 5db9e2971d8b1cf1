import { constants } from 'node:zlib';
import compression from 'compression';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { type AuditEntry, sessionCookie } from '../contract/index.js';
import type { Session, StaffAccess } from '../staff/staff-access.js';
import { describeError } from '../store/errors.js';
import type { Stores } from '../store/ports.js';
import { HttpError } from './api-error.js';

interface StaffDeps extends Stores {
  staff: StaffAccess;
  logger: Logger;
}

/** The session in a request's cookie. Does not check whether the store says that it has ended. */
export async function readSession(req: Request, { staff }: StaffDeps): Promise<Session | undefined> {
  const cookies = (req.get('Cookie') ?? '').split(';').map((pair) => pair.trim());
  const token = cookies.find((pair) => pair.startsWith(`${sessionCookie}=`))?.slice(sessionCookie.length + 1);
  return token === undefined ? undefined : staff.read(token);
}

/** For staff only: each response that is compressed on the fly needs memory of its own until it has been read. */
const compress = compression({ level: 1, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } } });

export function staffOnly(deps: StaffDeps): RequestHandler {
  return async (req, res, next) => {
    const session = await readSession(req, deps);
    if (!session || (await deps.sessions.isEnded(session.id))) throw new HttpError(401, 'Please sign in');
    compress(req, res, next);
  };
}

/** Records a completed action in the audit log. If that fails, the failure is logged and the action stays valid. */
export const recordAction =
  ({ auditLog, logger }: StaffDeps) =>
  async (req: Request, action: AuditEntry['action'], subject?: string): Promise<void> => {
    try {
      await auditLog.add({ action, address: req.ip ?? '', ...(subject !== undefined && { subject }) });
    } catch (error) {
      logger.error({ reason: describeError(error), action }, 'not audited');
    }
  };
