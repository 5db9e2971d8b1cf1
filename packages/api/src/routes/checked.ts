import type { Request } from 'express';
import type { z } from 'zod';
import { messages } from '../contract/index.js';
import { HttpError } from '../middleware/api-error.js';

/** A body that follows the rules. Throws the first message of each field; one wrong field speaks for the whole. */
export function bodyOf<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) if (path[0] !== undefined) fields[String(path[0])] ??= message;
  const [only, second] = Object.values(fields);
  if (only !== undefined) throw new HttpError(400, second === undefined ? only : messages.invalid, { fields });
  throw new HttpError(400, first?.code === 'custom' ? first.message : 'The body must be a JSON object');
}

export function queryOf<T>(schema: z.ZodType<T>, req: Request): T {
  const parsed = schema.safeParse(req.query);
  if (parsed.success) return parsed.data;
  throw new HttpError(400, parsed.error.issues[0]?.message ?? 'Invalid query');
}
