import { whichFits } from '@boundless/content/entries/which-fits';
import { describe, expect, it } from 'vitest';
import { recommend } from './recommend.js';

const optionsOf = (name: string) => whichFits.questions.find((question) => question.name === name)?.options ?? [];
const all = optionsOf('need').flatMap(({ value: need }) =>
  optionsOf('amount').flatMap(({ value: amount }) =>
    optionsOf('stage').flatMap(({ value: stage }) =>
      optionsOf('country').map(({ value: country }) => ({ need, amount, stage, country })),
    ),
  ),
);

/** Our kinds that a result shows, by the title for the country. */
function shownKinds(answers: (typeof all)[number]) {
  const found = recommend(answers);
  const country = answers.country as 'us' | 'ca';
  return [found?.title, ...(found?.alternatives ?? []).map(({ title }) => title)].flatMap((title) =>
    whichFits.kinds.filter((kind) => (kind.byCountry?.[country].title ?? kind.title) === title),
  );
}

describe('recommend', () => {
  it.each([
    [{ need: 'late', amount: 'medium', stage: 'new', country: 'us' }, 'Invoice factoring'],
    [{ need: 'equipment', amount: 'small', stage: 'young', country: 'ca' }, 'Equipment financing'],
    [{ need: 'stock', amount: 'large', stage: 'steady', country: 'ca' }, 'Inventory financing'],
    [{ need: 'gap', amount: 'small', stage: 'steady', country: 'us' }, 'Line of credit'],
    [{ need: 'buy', amount: 'large', stage: 'established', country: 'us' }, 'SBA 7(a) loan'],
    [{ need: 'buy', amount: 'large', stage: 'established', country: 'ca' }, 'CSBFP loan'],
    [{ need: 'gap', amount: 'small', stage: 'new', country: 'ca' }, 'Merchant cash advance'],
    [{ need: 'buy', amount: 'largest', stage: 'steady', country: 'us' }, 'SBA 7(a) loan'],
    [{ need: 'buy', amount: 'small', stage: 'new', country: 'us' }, 'SBA 7(a) loan'],
    [{ need: 'buy', amount: 'largest', stage: 'new', country: 'ca' }, 'Not yet'],
    [{ need: 'gap', amount: 'largest', stage: 'young', country: 'us' }, 'Not yet'],
    [{ need: 'growth', amount: 'largest', stage: 'new', country: 'us' }, 'Not yet'],
  ])('for %j starts with %s', (answers, title) => expect(recommend(answers)?.title).toBe(title));

  it('answers every combination with what serves the need, lies within its amount, and says why', () => {
    expect(all.length).toBe(6 * 4 * 4 * 2);
    for (const answers of all) {
      const name = JSON.stringify(answers);
      const country = answers.country as 'us' | 'ca';
      const { from = 0, to } = optionsOf('amount').find(({ value }) => value === answers.amount)?.range ?? {};
      for (const { id, needs, amount, stage } of shownKinds(answers)) {
        expect(whichFits.kindsByNeed[answers.need], name).toContain(id);
        expect(Object.keys(needs), name).toContain(answers.need);
        expect(stage.answers, name).toContain(answers.stage);
        const limit = amount[country].byNeed?.[answers.need] ?? amount[country];
        expect(from, name).toBeGreaterThanOrEqual(limit.from ?? 0);
        expect(to ?? from + 1, name).toBeLessThanOrEqual(limit.to ?? Number.POSITIVE_INFINITY);
      }
      const found = recommend(answers);
      expect(found?.reasons.length, name).toBeGreaterThanOrEqual(2);
      expect([found?.description, ...(found?.reasons ?? [])], name).not.toContain('');
      expect(found?.alternatives.length, name).toBeGreaterThanOrEqual(1);
      for (const { title, description } of found?.alternatives ?? []) {
        expect(description, name).not.toMatch(/undefined|^$/);
        const isOurs = shownKinds(answers).some((kind) =>
          [kind.title, kind.byCountry?.[country].title].includes(title),
        );
        const other = whichFits.others.find((way) => way.title === title);
        expect(isOurs || (other?.needs.includes(answers.need) && other.countries.includes(country)), name).toBe(true);
        expect(to ?? 0, name).toBeLessThanOrEqual(other?.to ?? Number.POSITIVE_INFINITY);
      }
    }
  });

  it('says "not yet", what to do first and ways that are not ours where nothing serves', () => {
    const nothing = all.filter((answers) => recommend(answers)?.title === whichFits.notYet.title);
    expect(nothing.length).toBeGreaterThan(0);
    for (const answers of nothing) {
      const found = recommend(answers);
      expect(shownKinds(answers)).toEqual([]);
      expect(found).toMatchObject({ label: 'Our answer', alternativesTitle: 'Ways that are not ours' });
      expect(found?.action).toBeUndefined();
      expect(found?.alternatives.length).toBeGreaterThanOrEqual(2);
    }
    const less = recommend({ need: 'growth', amount: 'largest', stage: 'new', country: 'us' });
    expect(less?.reasons[0]).toBe('Ask for less. For $25,000 to $250,000 you could start with: SBA 7(a) loan.');
  });

  it('recommends an advance only to young businesses with sales', () => {
    const first = all.filter((answers) => recommend(answers)?.title === 'Merchant cash advance');
    expect(new Set(first.map(({ need }) => need))).toEqual(new Set(['gap', 'stock']));
    expect(new Set(first.map(({ stage }) => stage))).toEqual(new Set(['new', 'young']));
  });

  it('names citizenship, legal form and incorporation where they decide', () => {
    const reasons = (answers: Record<string, string>) => recommend(answers)?.reasons.join(' ');
    expect(reasons({ need: 'buy', amount: 'large', stage: 'new', country: 'us' })).toContain('Citizenship decides');
    expect(reasons({ need: 'buy', amount: 'large', stage: 'new', country: 'ca' })).toContain('Any legal form');
    expect(reasons({ need: 'gap', amount: 'small', stage: 'new', country: 'ca' })).toContain('Incorporation decides');
  });

  it.each<Record<string, string>>([
    {},
    { need: 'late' },
    { need: 'late', amount: 'medium', stage: 'new', country: 'fr' },
  ])('recommends nothing until every question is answered: %j', (answers) =>
    expect(recommend(answers)).toBeUndefined(),
  );
});
