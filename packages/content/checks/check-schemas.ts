import { z } from 'zod';
import { paths } from '../build/paths.js';
import { schemaProblems } from '../build/schema-problems.js';
import { claims } from '../src/claims/claims.js';
import { disclosureLaws } from '../src/facts/disclosure-laws.js';
import { facts } from '../src/facts/facts.js';
import { claim } from '../src/schemas/claim.js';
import { disclosureLaw, fact } from '../src/schemas/fact.js';
import type { Check } from './check.js';

const registries = [
  { file: `${paths.root}src/claims/claims.ts`, name: 'claims', schema: z.record(z.string(), claim), value: claims },
  { file: `${paths.root}src/facts/facts.ts`, name: 'facts', schema: z.record(z.string(), fact), value: facts },
  {
    file: `${paths.root}src/facts/disclosure-laws.ts`,
    name: 'disclosureLaws',
    schema: z.array(disclosureLaw),
    value: disclosureLaws,
  },
];

export const checkSchemas: Check = ({ entries }) => schemaProblems([...entries, ...registries]);
