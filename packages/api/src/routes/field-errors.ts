import type { z } from 'zod';
import { messages } from '../contract/index.js';
import { HttpError } from '../middleware/api-error.js';

/** The first message of each field. Empty when the body as a whole has the wrong shape. */
function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: [string, string][] = [];
  for (const issue of error.issues) {
    const [name] = issue.path;
    if (name !== undefined && !fields.some(([known]) => known === String(name)))
      fields.push([String(name), issue.message]);
  }
  return Object.fromEntries(fields);
}

/** What a body that breaks the rules is answered with. One wrong field speaks for the whole. */
export function invalidBody(error: z.ZodError): HttpError {
  const fields = fieldErrors(error);
  const [only, second] = Object.values(fields);
  if (only === undefined)
    return new HttpError(
      400,
      error.issues[0]?.code === 'custom' ? error.issues[0].message : 'The body must be a JSON object',
    );
  return new HttpError(400, second === undefined ? only : messages.invalid, { fields });
}

/** What a query that breaks the rules is answered with. */
export const invalidQuery = (error: z.ZodError) => new HttpError(400, error.issues[0]?.message ?? 'Invalid query');
