import { expect, it } from 'vitest';
import { claims } from './claims.js';
import { evidence, unproven } from './evidence.js';

it('says what proves each claim, and lists those without a record', () => {
  expect(evidence.map(({ claim }) => claim).sort()).toEqual(Object.keys(claims).sort());
  for (const { expected } of evidence) expect(expected.length).toBeGreaterThan(10);
  expect(unproven.every(({ held }) => held === undefined)).toBe(true);
});
