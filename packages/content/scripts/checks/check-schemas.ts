import { z } from 'zod';
import { claims } from '../../src/claims.js';
import { disclosureLaws } from '../../src/facts/disclosure-laws.js';
import { facts } from '../../src/facts/facts.js';
import { claim } from '../../src/schemas/claim.js';
import { disclosureLaw, fact } from '../../src/schemas/fact.js';
import { problemAt } from '../lib/locate.js';
import { paths } from '../lib/paths.js';
import type { Problem } from '../lib/problem.js';
import type { Check } from './check.js';

/** Every entry must match its schema. Unknown fields are refused. */
export const checkSchemas: Check = ({ entries }) => {
  const problems: Problem[] = [];
  const registries = [
    { file: `${paths.root}src/claims.ts`, name: 'claims', schema: z.record(z.string(), claim), value: claims },
    { file: `${paths.root}src/facts/facts.ts`, name: 'facts', schema: z.record(z.string(), fact), value: facts },
    {
      file: `${paths.root}src/facts/disclosure-laws.ts`,
      name: 'disclosureLaws',
      schema: z.array(disclosureLaw),
      value: disclosureLaws,
    },
  ];
  for (const entry of [...entries, ...registries]) {
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
