import type { Request } from 'express';
import type { AppDeps } from '../app-deps.js';
import type { AuditEntry } from '../contract/index.js';
import { reasonOf } from '../middleware/api-error.js';

/** Records a finished action of staff in the audit log. Where that fails, the action holds and the failure is logged. */
export const recordAction =
  ({ auditLog, logger }: AppDeps) =>
  async (req: Request, action: AuditEntry['action'], subject?: string): Promise<void> => {
    try {
      await auditLog.add({ action, address: req.ip ?? '', ...(subject !== undefined && { subject }) });
    } catch (error) {
      logger.error({ reason: reasonOf(error), action }, 'not audited');
    }
  };
