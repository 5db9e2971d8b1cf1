import { expect, it } from 'vitest';
import { checkOffer } from './check-offer.js';
import { missingOf } from './missing-fields.js';

const fields = ['amount', 'factor', 'days', 'fees'].map((name) => ({ name, label: `The ${name}` }));
const missing = (values: Record<string, string>) => missingOf(checkOffer(values), values, fields);
const terms = { kind: 'advance', amount: '50000', factor: '1.3', days: '180' };

it('names the fields that are still empty, once one of the terms is entered', () => {
  expect(missing({ kind: 'advance' })).toBeUndefined();
  expect(missing({ ...terms, region: 'CA-QC' })).toBe('Still needed: Who signs the contract?');
  expect(missing({ ...terms, days: '', region: '' })).toBe('Still needed: Where the business is, The days');
});

it('leaves a value that is wrong to its own message, and says nothing of a complete offer', () => {
  expect(missing({ ...terms, factor: 'x', region: 'US-TX' })).toBeUndefined();
  expect(missing({ ...terms, region: 'US-TX' })).toBeUndefined();
  expect(missing({ ...terms, region: 'US-TX', 'draw-fee': '100' })).toBeUndefined();
});
