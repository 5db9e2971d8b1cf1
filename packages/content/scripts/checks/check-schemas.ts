import { relative } from 'node:path';
import { claims } from '../../src/claims.js';
import { claim } from '../../src/schemas/claim.js';
import { lineOfPath } from '../lib/locate.js';
import { paths } from '../lib/paths.js';
import type { Problem } from '../lib/problem.js';
import type { Check } from './check.js';

/** Every entry meets its schema; a field that the schema does not know is refused. */
export const checkSchemas: Check = ({ entries }) => {
  const problems: Problem[] = [];
  const all = [
    ...entries,
    ...Object.entries(claims).map(([id, value]) => ({
      file: `${paths.root}src/claims.ts`,
      name: 'claims',
      schema: claim,
      value,
      prefix: [id],
    })),
  ];
  for (const { file, name, schema, value, ...rest } of all) {
    const prefix = 'prefix' in rest ? rest.prefix : [];
    for (const issue of schema.safeParse(value, { reportInput: true }).error?.issues ?? []) {
      const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
      const path = [...prefix, ...(issue.path as (string | number)[])];
      const line = lineOfPath(file, name, [...path, ...keys.slice(0, 1)]);
      const missing = issue.code === 'invalid_type' && issue.expected !== 'never' && issue.input === undefined;
      const wrong = missing ? 'is missing, add it' : issue.message;
      const reason = keys.length > 0 ? `unknown field ${keys.join(', ')}` : wrong;
      problems.push({ file: relative(process.cwd(), file), line, reason: `${[name, ...path].join('.')}: ${reason}` });
    }
  }
  return problems;
};
