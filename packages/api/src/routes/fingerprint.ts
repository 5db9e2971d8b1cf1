import { createHash } from 'node:crypto';
import type { NewLead } from '../store/ports.js';

/**
 * Names one fill-in of one form.
 *
 * The content is part of it: whoever corrects a message and sends it under the same key has sent a new message, and
 * losing that would be worse than keeping both.
 */
export function fingerprint(
  key: string | undefined,
  lead: Pick<NewLead, 'kind' | 'body' | 'spam'>,
): string | undefined {
  if (!key) return undefined;
  const content = JSON.stringify([lead.kind, key, lead.spam, lead.body]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 24);
}
