import type { Request } from 'express';
import type { AppDeps } from '../app-deps.js';
import type { AuditEntry } from '../contract/index.js';
import { reasonOf } from '../middleware/api-error.js';

/**
 * Notes who did what, once it is done. What is done holds, and is answered so, although the note cannot be stored: that is
 * said in the log. And staff must get in where nothing can be stored: to read what is there may be what the hour needs.
 */
export const noteDown =
  ({ auditLog, logger }: AppDeps) =>
  async (req: Request, action: AuditEntry['action'], subject?: string): Promise<void> => {
    try {
      await auditLog.add({ action, address: req.ip ?? '', ...(subject !== undefined && { subject }) });
    } catch (error) {
      logger.error({ reason: reasonOf(error), action }, 'not audited');
    }
  };
