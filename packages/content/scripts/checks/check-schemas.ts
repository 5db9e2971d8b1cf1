import { z } from 'zod';
import { claims } from '../../src/claims.js';
import { claim } from '../../src/schemas/claim.js';
import { problemAt } from '../lib/locate.js';
import { paths } from '../lib/paths.js';
import type { Problem } from '../lib/problem.js';
import type { Check } from './check.js';

/** Every entry must match its schema. Unknown fields are refused. */
export const checkSchemas: Check = ({ entries }) => {
  const problems: Problem[] = [];
  const registry = {
    file: `${paths.root}src/claims.ts`,
    name: 'claims',
    schema: z.record(z.string(), claim),
    value: claims,
  };
  for (const entry of [...entries, registry]) {
    for (const issue of entry.schema.safeParse(entry.value, { reportInput: true }).error?.issues ?? []) {
      const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
      const path = issue.path as (string | number)[];
      const missing = issue.code === 'invalid_type' && issue.expected !== 'never' && issue.input === undefined;
      const wrong = missing ? 'is missing, add it' : issue.message;
      const reason = keys.length > 0 ? `unknown field ${keys.join(', ')}` : wrong;
      problems.push(problemAt(entry, [...path, ...keys.slice(0, 1)], `${[entry.name, ...path].join('.')}: ${reason}`));
    }
  }
  return problems;
};
