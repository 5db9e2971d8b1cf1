import { expect, it } from 'vitest';
import { definePartner } from '../../src/define-partner.js';
import { checkPartner, disclosureProblems, offerProblems, signUpProblems } from './partner-checks.js';

const page = definePartner({ id: 'acme', brand: { name: 'Acme', accent: '#ffe600' }, hero: { title: 'Funding' } });
const at = (field: string, reason: string) => `${field}: ${reason}`;

it('finds nothing wrong with a partner that is live', async () => {
  const { page: doola, checks } = await checkPartner('doola', '2026-01-01');
  expect(doola?.slug).toBe('doola');
  expect(checks.filter(({ problems }) => problems.length > 0)).toEqual([]);
  expect(checks.length).toBeGreaterThan(6);
}, 30_000);

it('says which partners there are when it is asked for another', async () => {
  const { checks } = await checkPartner('nobody', '2026-01-01');
  expect(checks[0]?.problems[0]).toMatch(/there is no packages\/content\/src\/partners\/nobody\.ts; there are .*doola/);
});

it('refuses an offer that has ended, on the day after', () => {
  const offer = { ...page, validUntil: '2026-01-31' };
  expect(offerProblems(offer, at, '2026-01-31')).toEqual([]);
  expect(offerProblems(offer, at, '2026-02-01')).toEqual([
    'validUntil: the offer ended on 2026-01-31; extend it, or remove the file',
  ]);
});

it('refuses an offer that has not begun', () => {
  expect(offerProblems({ ...page, validFrom: '2026-02-01' }, at, '2026-01-31')[0]).toContain('begins on 2026-02-01');
});

it('wants a button to the sign-up of the partner in hero and closing', () => {
  expect(signUpProblems(page, at)).toEqual([]);
  const elsewhere = { title: 'Funding', actions: [{ label: 'Go', href: 'https://app.boundless.example/signup/' }] };
  expect(signUpProblems({ ...page, hero: elsewhere }, at)[0]).toMatch(
    /^hero: no button leads to .*\/p\/acme\/signup\//,
  );
});

it('wants the disclosures to name the partner', () => {
  expect(disclosureProblems(page, at)).toEqual([]);
  expect(disclosureProblems({ ...page, disclosures: ['We are no lender.'] }, at)).toHaveLength(2);
});
