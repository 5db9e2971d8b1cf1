import { whichFits } from '@boundless/content/entries/which-fits';
import { surveys } from '@boundless/content/facts/surveys';
import { describe, expect, it } from 'vitest';
import { cashAdvance } from './maths/index.js';
import { recommend } from './recommend.js';

const optionsOf = (name: string) => whichFits.questions.find((question) => question.name === name)?.options ?? [];
const all = optionsOf('need').flatMap(({ value: need }) =>
  optionsOf('amount').flatMap(({ value: amount }) =>
    optionsOf('stage').flatMap(({ value: stage }) =>
      optionsOf('country').flatMap(({ value: country }) =>
        // The question about card sales may stay unanswered.
        ['', ...optionsOf('card-sales').map(({ value }) => value)].map((sales) => ({
          need,
          amount,
          stage,
          country,
          'card-sales': sales,
        })),
      ),
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
    [{ need: 'gap', amount: 'small', stage: 'new', country: 'ca' }, 'Not yet'],
    [{ need: 'gap', amount: 'medium', stage: 'young', country: 'us', 'card-sales': 'high' }, 'Not yet'],
    [{ need: 'buy', amount: 'largest', stage: 'steady', country: 'us' }, 'SBA 7(a) loan'],
    [{ need: 'buy', amount: 'small', stage: 'new', country: 'us' }, 'SBA 7(a) loan'],
    [{ need: 'buy', amount: 'largest', stage: 'new', country: 'ca' }, 'Not yet'],
    [{ need: 'gap', amount: 'largest', stage: 'young', country: 'us' }, 'Not yet'],
    [{ need: 'growth', amount: 'largest', stage: 'new', country: 'us' }, 'Not yet'],
  ])('for %j starts with %s', (answers, title) => expect(recommend(answers)?.title).toBe(title));

  it('answers every combination with what serves the need, lies within its amount, and says why', () => {
    expect(all.length).toBe(6 * 4 * 4 * 2 * 5);
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
        expect(from, name).toBeGreaterThanOrEqual(other?.from ?? 0);
        expect(other?.stages ?? [answers.stage], name).toContain(answers.stage);
      }
    }
  });

  it('says apart from the reasons where we do not arrange it, in the US only', () => {
    for (const answers of all) {
      const found = recommend(answers);
      const [kind] = shownKinds(answers);
      const isOurs = found?.action !== undefined;
      expect(found?.reasons.join(' ')).not.toContain('We do not arrange');
      expect(found?.exception?.text).toBe(isOurs && answers.country === 'us' ? kind?.places : undefined);
    }
    const { exception } = recommend({ need: 'late', amount: 'medium', stage: 'new', country: 'us' }) ?? {};
    expect(exception?.title).toBe('Not in these states');
    expect(exception?.text).toContain('Missouri');
  });

  it('says "not yet", what to do first and ways that are not ours where nothing serves', () => {
    const nothing = all.filter((answers) => recommend(answers)?.title === whichFits.notYet.title);
    expect(nothing.length).toBeGreaterThan(0);
    for (const answers of nothing) {
      const found = recommend(answers);
      expect(shownKinds(answers)).toEqual([]);
      expect(found).toMatchObject({ label: 'Our answer', alternativesTitle: 'Options outside Boundless' });
      expect(found?.action).toBeUndefined();
      expect(found?.alternatives.length).toBeGreaterThanOrEqual(2);
    }
    const less = recommend({ need: 'growth', amount: 'largest', stage: 'new', country: 'us' });
    expect(less?.reasons[0]).toBe('Ask for less. For $25,000 to $250,000 you could start with: SBA 7(a) loan.');
  });

  it.each([
    [
      { need: 'stock', amount: 'largest', stage: 'new', country: 'us' },
      ['SBA Lender Match', 'Your local SBDC', 'SCORE'],
    ],
    [{ need: 'growth', amount: 'small', stage: 'new', country: 'ca' }, ['BDC', 'Community Futures', 'Futurpreneur']],
    [{ need: 'growth', amount: 'largest', stage: 'young', country: 'ca' }, ['BDC', 'Investissement Québec']],
  ])('for %j names %j, with a link to each', (answers, titles) => {
    const shown = recommend(answers)?.alternatives ?? [];
    expect(shown.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
    for (const { title, href } of shown) if (titles.includes(title)) expect(href).toMatch(/^https:/);
  });

  it('shows an advance last, with its yearly cost, and only if a month and a half of card sales carry it', () => {
    const advance = 'Merchant cash advance';
    const shown = all.filter((answers) => recommend(answers)?.alternatives.some(({ title }) => title === advance));
    expect(shown.length).toBeGreaterThan(0);
    for (const answers of all) {
      const name = JSON.stringify(answers);
      const found = recommend(answers);
      const titles = [found?.title, ...(found?.alternatives ?? []).map(({ title }) => title)];
      const at = titles.indexOf(advance);
      expect(at, name).not.toBe(0);
      if (at < 0) continue;
      expect(at, name).toBe(titles.length - 1);
      expect(titles.length, name).toBeGreaterThan(2);
      expect(found?.alternatives.at(-1)?.description, name).toMatch(/38% to 177% a year/);
      const { to = Number.POSITIVE_INFINITY } =
        optionsOf('amount').find(({ value }) => value === answers.amount)?.range ?? {};
      const { monthlySales = 0 } = optionsOf('card-sales').find(({ value }) => value === answers['card-sales']) ?? {};
      expect(to, name).toBeLessThanOrEqual(1.5 * monthlySales);
      expect(answers.stage, name).toMatch(/steady|established/);
    }
  });

  it('states the yearly cost of an advance as the calculator works it out', () => {
    const rate = (factor: number, days: number) =>
      Math.round(cashAdvance({ amount: 10_000, factor, days, fees: 0 })['annual-rate']);
    expect(surveys.advanceYear.text).toBe(`${rate(1.2, 365)}% to ${rate(1.5, 180)}%`);
  });

  it('names citizenship and legal form where they decide', () => {
    const reasons = (answers: Record<string, string>) => recommend(answers)?.reasons.join(' ');
    expect(reasons({ need: 'buy', amount: 'large', stage: 'new', country: 'us' })).toContain('Citizenship counts');
    expect(reasons({ need: 'buy', amount: 'large', stage: 'new', country: 'ca' })).toContain('Any legal form');
    const young = recommend({ need: 'gap', amount: 'small', stage: 'young', country: 'us' })?.alternatives ?? [];
    expect(young.find(({ title }) => title === 'SBA microloan')?.description).toContain('citizens or nationals');
    for (const way of whichFits.others.filter(({ title }) => title.startsWith('SBA ')))
      expect(way.description, way.title).toContain('citizens or nationals');
  });

  it.each<Record<string, string>>([
    {},
    { need: 'late' },
    { need: 'late', amount: 'medium', stage: 'new', country: 'fr' },
  ])('recommends nothing until every question is answered: %j', (answers) =>
    expect(recommend(answers)).toBeUndefined(),
  );
});
