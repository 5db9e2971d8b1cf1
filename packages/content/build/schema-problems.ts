import type { Entry } from './entries.js';
import { problemAt } from './locate.js';
import type { Problem } from './problem.js';

/** What does not match its schema. Unknown fields are refused. */
export const schemaProblems = (entries: readonly Omit<Entry, 'id'>[]): Problem[] =>
  entries.flatMap((entry) =>
    (entry.schema.safeParse(entry.value, { reportInput: true }).error?.issues ?? []).map((issue) => {
      const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
      const path = issue.path as (string | number)[];
      const missing = issue.code === 'invalid_type' && issue.expected !== 'never' && issue.input === undefined;
      const wrong = missing ? 'is missing, add it' : issue.message;
      const reason = keys.length > 0 ? `unknown field ${keys.join(', ')}` : wrong;
      return problemAt(entry, [...path, ...keys.slice(0, 1)], `${[entry.name, ...path].join('.')}: ${reason}`);
    }),
  );
