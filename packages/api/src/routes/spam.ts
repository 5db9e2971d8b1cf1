import type { Request } from 'express';
import { apiHeaders, limits, spamFields } from '../contract/index.js';
import type { FormFields } from './lead-calls.js';

/**
 * Whether a robot filled the form in: the field that nobody sees is filled, or it took less than two seconds.
 *
 * A post that says neither is not spam.
 */
export function isSpam(req: Request, fields: FormFields | undefined): boolean {
  const trap = fields ? fields[spamFields.trap] : req.get(apiHeaders.formTrap);
  const elapsed = fields ? fields[spamFields.elapsed] : req.get(apiHeaders.formElapsed);
  if (trap?.trim()) return true;
  return elapsed !== undefined && elapsed.trim() !== '' && Number(elapsed) < limits.minFillMs;
}
