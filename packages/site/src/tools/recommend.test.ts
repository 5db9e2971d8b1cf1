import { whichFits } from '@boundless/content/entries/which-fits';
import { describe, expect, it } from 'vitest';
import { recommend } from './recommend.js';

const [need, amount, stage, country] = whichFits.questions.map(({ options }) => options.map(({ value }) => value)) as [
  string[],
  string[],
  string[],
  string[],
];
const all = need.flatMap((n) =>
  amount.flatMap((a) => stage.flatMap((s) => country.map((c) => ({ need: n, amount: a, stage: s, country: c })))),
);

describe('recommend', () => {
  it.each([
    [{ need: 'late', amount: 'medium', stage: 'new', country: 'us' }, 'Invoice factoring'],
    [{ need: 'equipment', amount: 'small', stage: 'young', country: 'ca' }, 'Equipment financing'],
    [{ need: 'stock', amount: 'large', stage: 'steady', country: 'ca' }, 'Inventory financing'],
    [{ need: 'gap', amount: 'small', stage: 'steady', country: 'us' }, 'Line of credit'],
    [{ need: 'buy', amount: 'large', stage: 'established', country: 'us' }, 'SBA 7(a) loan'],
    [{ need: 'buy', amount: 'large', stage: 'established', country: 'ca' }, 'CSBFP loan'],
    [{ need: 'gap', amount: 'small', stage: 'new', country: 'ca' }, 'Merchant cash advance'],
  ])('for %j starts with %s', (answers, title) => expect(recommend(answers)?.title).toBe(title));

  it('answers every combination with at least two reasons and two alternatives', () => {
    expect(all.length).toBe(6 * 4 * 4 * 2);
    for (const answers of all) {
      const found = recommend(answers);
      expect(found?.reasons.length, JSON.stringify(answers)).toBeGreaterThanOrEqual(2);
      expect(new Set([found?.title, ...(found?.alternatives ?? []).map(({ title }) => title)]).size).toBe(3);
    }
  });

  it('recommends an advance only to young businesses with sales', () => {
    const first = all.filter((answers) => recommend(answers)?.title === 'Merchant cash advance');
    expect(new Set(first.map(({ need }) => need))).toEqual(new Set(['gap', 'stock']));
    expect(new Set(first.map(({ stage }) => stage))).toEqual(new Set(['new', 'young']));
  });

  it.each<Record<string, string>>([
    {},
    { need: 'late' },
    { need: 'late', amount: 'medium', stage: 'new', country: 'fr' },
  ])('recommends nothing until every question is answered: %j', (answers) =>
    expect(recommend(answers)).toBeUndefined(),
  );
});
