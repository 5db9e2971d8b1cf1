import { fitAnswers } from '@boundless/content/entries/fit-answers';
import { whichFits } from '@boundless/content/entries/which-fits';
import { surveys } from '@boundless/content/facts/surveys';
import { describe, expect, it } from 'vitest';
import { cashAdvance } from './maths/index.js';
import { recommend } from './recommend.js';
import { all, alternatives, groups, optionsOf, shownKinds } from './recommend.samples.js';

describe('recommend', () => {
  it.each([
    [{ need: 'late', amount: 'medium', stage: 'new', country: 'us' }, 'Invoice factoring'],
    [{ need: 'equipment', amount: 'small', stage: 'young', country: 'ca' }, 'Equipment financing'],
    [{ need: 'stock', amount: 'large', stage: 'steady', country: 'ca' }, 'Line of credit'],
    [{ need: 'stock', amount: 'small', stage: 'young', country: 'ca' }, 'CSBFP credit line'],
    [{ need: 'stock', amount: 'small', stage: 'new', country: 'us' }, 'SBA microloan'],
    [
      { need: 'stock', amount: 'small', stage: 'new', country: 'us', when: 'week' },
      'More time from your supplier, or a smaller first order',
    ],
    [{ need: 'gap', amount: 'small', stage: 'steady', country: 'us' }, 'Line of credit'],
    [{ need: 'buy', amount: 'large', stage: 'established', country: 'us' }, 'Term loan'],
    [{ need: 'buy', amount: 'large', stage: 'young', country: 'us' }, 'SBA 7(a) loan'],
    [{ need: 'buy', amount: 'medium', stage: 'established', country: 'ca' }, 'CSBFP loan'],
    [{ need: 'buy', amount: 'large', stage: 'established', country: 'ca' }, 'Term loan'],
    [{ need: 'buy', amount: 'large', stage: 'new', country: 'ca' }, 'CSBFP loan'],
    [{ need: 'equipment', amount: 'large', stage: 'young', country: 'us' }, 'Equipment financing'],
    [{ need: 'equipment', amount: 'largest', stage: 'young', country: 'us' }, 'Not yet'],
    [{ need: 'growth', amount: 'large', stage: 'established', country: 'us' }, 'Term loan'],
    [{ need: 'growth', amount: 'largest', stage: 'established', country: 'us' }, 'Term loan'],
    [{ need: 'stock', amount: 'medium', stage: 'established', country: 'us' }, 'Line of credit'],
    [{ need: 'stock', amount: 'largest', stage: 'established', country: 'us' }, 'Asset-based lending'],
    [{ need: 'late', amount: 'largest', stage: 'established', country: 'ca' }, 'Asset-based lending'],
    [{ need: 'late', amount: 'large', stage: 'established', country: 'ca' }, 'Line of credit'],
    [
      { need: 'debt', amount: 'medium', stage: 'steady', country: 'us', 'card-sales': 'high' },
      'A letter to your funder',
    ],
    [{ need: 'debt', amount: 'small', stage: 'young', country: 'us' }, 'A letter to your funder'],
    [{ need: 'debt', amount: 'largest', stage: 'established', country: 'ca' }, 'A letter to the funder'],
    [{ need: 'refinance', amount: 'medium', stage: 'steady', country: 'ca' }, 'Term loan'],
    [{ need: 'refinance', amount: 'small', stage: 'new', country: 'us' }, 'Not yet'],
    [{ need: 'gap', amount: 'small', stage: 'new', country: 'ca' }, 'Your suppliers, your customers and your bank'],
    [{ need: 'gap', amount: 'medium', stage: 'young', country: 'us', 'card-sales': 'high' }, 'Not yet'],
    [{ need: 'buy', amount: 'largest', stage: 'steady', country: 'us' }, 'Term loan'],
    [{ need: 'buy', amount: 'small', stage: 'new', country: 'us' }, 'SBA 7(a) loan'],
    [{ need: 'late', amount: 'medium', stage: 'steady', country: 'us' }, 'Line of credit'],
    [{ need: 'growth', amount: 'small', stage: 'new', country: 'us' }, 'SBA microloan'],
    [{ need: 'gap', amount: 'small', stage: 'young', country: 'us' }, 'Your suppliers, your customers and your bank'],
    [{ need: 'growth', amount: 'small', stage: 'steady', country: 'us' }, 'Term loan'],
    [{ need: 'growth', amount: 'small', stage: 'steady', country: 'ca' }, 'Term loan'],
    [{ need: 'buy', amount: 'largest', stage: 'new', country: 'ca' }, 'Not yet'],
    [{ need: 'gap', amount: 'largest', stage: 'young', country: 'us' }, 'Not yet'],
    [{ need: 'growth', amount: 'largest', stage: 'new', country: 'us' }, 'Not yet'],
    [{ need: 'order', amount: 'medium', stage: 'new', country: 'us' }, 'PO financing'],
    [{ need: 'order', amount: 'large', stage: 'established', country: 'ca' }, 'PO financing'],
    [{ need: 'order', amount: 'small', stage: 'steady', country: 'us' }, 'Line of credit'],
    [{ need: 'order', amount: 'small', stage: 'new', country: 'us' }, 'A deposit from your buyer'],
    [{ need: 'growth', amount: 'medium', stage: 'steady', country: 'ca' }, 'CSBFP loan'],
    [{ need: 'growth', amount: 'medium', stage: 'steady', country: 'ca', when: 'later' }, 'CSBFP loan'],
    [{ need: 'growth', amount: 'medium', stage: 'steady', country: 'ca', when: 'week' }, 'Term loan'],
    [{ need: 'buy', amount: 'medium', stage: 'steady', country: 'ca', when: 'month' }, 'Term loan'],
    [{ need: 'buy', amount: 'medium', stage: 'new', country: 'us', when: 'week' }, 'SBA 7(a) loan'],
  ])('for %j starts with %s', (answers, title) => expect(recommend(answers)?.title).toBe(title));

  it('answers every combination with what serves the need, lies within its amount, and says why', () => {
    expect(all.length).toBe(9 * 4 * 4 * 2 * 5 * 4);
    for (const answers of all) {
      const name = JSON.stringify(answers);
      const country = answers.country as 'us' | 'ca';
      const { from = 0, to } = optionsOf('amount').find(({ value }) => value === answers.amount)?.range ?? {};
      const kinds = shownKinds(answers);
      for (const { id, needs, amount, stage } of kinds) {
        expect(fitAnswers.kindsByNeed[answers.need], name).toContain(id);
        expect(Object.keys(needs), name).toContain(answers.need);
        expect(stage.answers, name).toContain(answers.stage);
        const limit = amount[country];
        const smallest = limit.from ?? 0;
        const largest = limit.to ?? Number.POSITIVE_INFINITY;
        if (limit.inPart && (from < smallest || (to ?? Number.POSITIVE_INFINITY) > largest)) {
          expect(from, name).toBeLessThan(largest);
          expect(to ?? from + 1, name).toBeGreaterThan(smallest);
          expect(JSON.stringify(recommend(answers)), name).toContain(limit.inPart);
        } else {
          expect(from, name).toBeGreaterThanOrEqual(smallest);
          expect(to ?? from + 1, name).toBeLessThanOrEqual(largest);
        }
      }
      const found = recommend(answers);
      expect(found?.reasons.length, name).toBeGreaterThanOrEqual(2);
      expect([found?.description, ...(found?.reasons ?? [])], name).not.toContain('');
      expect(alternatives(found).length, name).toBeGreaterThanOrEqual(1);
      for (const { title, description } of alternatives(found)) {
        expect(description, name).not.toMatch(/undefined|^$/);
        const isOurs = kinds.some((kind) => [kind.title, kind.byCountry?.[country].title].includes(title));
        const other = fitAnswers.others.find((way) => way.title === title);
        expect(
          isOurs ||
            title === fitAnswers.notYet.wait.title ||
            (other?.needs.includes(answers.need) && other.countries.includes(country)),
          name,
        ).toBe(true);
        if (other?.inPart && (to ?? Number.POSITIVE_INFINITY) > (other.to ?? 0)) {
          expect(from, name).toBeLessThan(other.to ?? 0);
          expect(description, name).toMatch(
            /^If \$50,000 or less would do: a loan of up to \$50,000|^If C\$150,000 or less would do: a line of up to C\$150,000|^For a smaller amount: loans without collateral/,
          );
        } else expect(to ?? 0, name).toBeLessThanOrEqual(other?.to ?? Number.POSITIVE_INFINITY);
        expect(from, name).toBeGreaterThanOrEqual(other?.from ?? 0);
        expect(other?.stages ?? [answers.stage], name).toContain(answers.stage);
      }
    }
  });

  const { freeFirst } = fitAnswers;
  /** The first reason after what costs nothing. */
  const borrowed = (answers: Record<string, string>) =>
    recommend(answers)?.reasons.find((text) => text !== freeFirst[answers.need ?? '']);
  const asked = /sk your bank first for a CSBFP credit line: it costs at most prime plus 5 points, or 9\.45%/;

  it('sends young firms in Canada with an order or late customers to the cheaper line first', () => {
    const late = { need: 'late', amount: 'medium', stage: 'new', country: 'ca' };
    expect(borrowed(late)).toMatch(/^If C\$150,000 or less would do, ask your bank first/);
    expect(borrowed({ ...late, amount: 'small' })).toMatch(/^Ask your bank first/);
    for (const answers of all) {
      const { country, need, stage, amount } = answers;
      const isFirst =
        country === 'ca' &&
        stage !== 'steady' &&
        stage !== 'established' &&
        (need === 'late' ? ['small', 'medium'] : need === 'order' ? ['medium'] : []).includes(amount);
      const found = recommend(answers);
      if (found?.action) expect(asked.test(borrowed(answers) ?? ''), JSON.stringify(answers)).toBe(isFirst);
    }
  });

  it('names the advisers of Ontario or Quebec only to a business there', () => {
    const adviser = (region?: string) =>
      alternatives(
        recommend({ need: 'growth', amount: 'medium', stage: 'steady', country: 'ca', ...(region && { region }) }),
      )
        .filter(({ title }) => title.startsWith('A free adviser'))
        .map(({ description }) => description);
    expect(adviser('CA-ON')).toEqual([expect.stringMatching(/^In Ontario(?!.*Quebec)/)]);
    expect(adviser('CA-QC')).toEqual([expect.stringMatching(/^In Quebec(?!.*Ontario)/)]);
    for (const region of [undefined, 'CA-AB'])
      expect(adviser(region)).toEqual([expect.not.stringMatching(/Ontario|Quebec/)]);
  });

  it('says first why the first one comes before the others', () => {
    for (const answers of all) {
      const found = recommend(answers);
      const kind = fitAnswers.kinds.find(
        ({ id, title, byCountry }) => [title, byCountry?.us.title, byCountry?.ca.title].includes(found?.title) && id,
      );
      if (kind)
        expect(
          found?.reasons.find((text) => !asked.test(text) && text !== freeFirst[answers.need]),
          JSON.stringify(answers),
        ).toBe(kind.first?.[answers.country as 'us' | 'ca'][answers.need] ?? 'no reason');
    }
  });

  it('says apart from the reasons where we do not arrange it, in the US only', () => {
    for (const answers of all) {
      const found = recommend(answers);
      const [kind] = shownKinds(answers);
      const isOurs = kind?.title === found?.title || kind?.byCountry?.us.title === found?.title;
      expect(found?.reasons.join(' ')).not.toContain('We do not arrange');
      expect(found?.exception?.text).toBe(isOurs && answers.country === 'us' ? kind?.places : undefined);
    }
    const { exception } = recommend({ need: 'late', amount: 'medium', stage: 'new', country: 'us' }) ?? {};
    expect(exception?.title).toBe('In these states');
    expect(exception?.text).toContain('in California, Texas, Vermont and Virginia.');
  });

  it('keeps what to know before applying apart from the reasons, with the time that an SBA loan takes', () => {
    for (const answers of all) {
      const found = recommend(answers);
      const name = JSON.stringify(answers);
      expect(found?.reasons.join(' '), name).not.toMatch(/arrange|citizen|guarantee\./);
      if (found?.title === 'SBA 7(a) loan')
        expect(found.conditions?.slice(1, 4).join(' '), name).toMatch(/one to three months/);
    }
  });

  it('starts a short gap and an order with what costs nothing, before any credit', () => {
    for (const answers of all.filter(({ need }) => ['gap', 'order'].includes(need))) {
      const found = recommend(answers);
      const name = JSON.stringify(answers);
      const asks = answers.need === 'gap' ? /suppliers/ : /deposit/;
      const reason = found?.reasons.find((text) => !asked.test(text));
      expect([found?.title, found?.description, reason].join(' '), name).toMatch(asks);
    }
    const gap = { need: 'gap', amount: 'small', stage: 'young', country: 'us' };
    for (const when of ['', 'week', 'month']) {
      const found = recommend({ ...gap, when });
      expect(found?.title).toBe('Your suppliers, your customers and your bank');
      expect(found?.action).toBeUndefined();
      expect(alternatives(found)[0]?.title).toBe('SBA microloan');
    }
    expect(alternatives(recommend({ ...gap, country: 'ca' }))[0]?.title).toBe('CSBFP credit line');
    for (const other of [{ stage: 'steady' }, { need: 'stock' }, { amount: 'medium' }])
      expect(recommend({ ...gap, ...other })?.title, JSON.stringify(other)).not.toBe(recommend(gap)?.title);
  });

  it('starts late customers with what costs little, before an invoice is sold or a loan taken', () => {
    for (const answers of all.filter(({ need }) => need === 'late')) {
      const { description = '', reasons: [first] = [] } = recommend(answers) ?? {};
      expect(`${description} ${first}`, JSON.stringify(answers)).toMatch(
        /[Cc]all each late customer.*invoice again.*discount.*this week.*deposit/,
      );
    }
    for (const [amount, isListed] of [
      ['small', true],
      ['medium', true],
      ['large', false],
    ] as const) {
      const titles = alternatives(recommend({ need: 'late', amount, stage: 'new', country: 'us' })).map(
        ({ title }) => title,
      );
      expect(titles.includes('SBA microloan'), amount).toBe(isListed);
    }
  });

  it('starts a medium order of a firm that can get a line with the line, and PO financing only for resale', () => {
    for (const country of ['us', 'ca'])
      for (const stage of ['steady', 'established']) {
        const found = recommend({ need: 'order', amount: 'medium', stage, country });
        expect(found?.title).toBe('Line of credit');
        expect(found?.reasons[0]).toMatch(/^First ask your buyer for a deposit/);
        const order = alternatives(found).find(({ title }) => title === 'PO financing');
        expect(order?.description).toContain('finished goods that you buy and resell');
      }
  });

  it('names this week what suits the need', () => {
    const week = (need: string) => {
      const found = recommend({ need, amount: 'medium', stage: 'new', country: 'us', when: 'week' });
      return [found?.description, found?.meanwhile, ...(found?.conditions ?? [])].join(' ');
    };
    expect(week('equipment')).toMatch(/hold the machine or vehicle.*or rent one/);
    expect(week('stock')).toMatch(/more time to pay, or place a smaller first order/);
    for (const need of ['equipment', 'stock', 'buy']) expect(week(need)).not.toMatch(/overdraft|credit card/);
    expect(week('gap')).toMatch(/overdraft/);
  });

  it('says what it is before what to do this week', () => {
    const found = recommend({ need: 'late', amount: 'medium', stage: 'new', country: 'us', when: 'week' });
    expect(found?.description).toMatch(/^You sell invoices/);
    expect(found?.meanwhile).toMatch(/^For this week, .*overdraft.*Few lenders pay within a week/);
    expect(recommend({ need: 'late', amount: 'medium', stage: 'new', country: 'us' })).not.toHaveProperty('meanwhile');
  });

  it('says once that public programs take time, to who needs the money soon', () => {
    const notes = (when: string) =>
      recommend({
        need: 'growth',
        amount: 'medium',
        stage: 'steady',
        country: 'ca',
        region: 'CA-QC',
        when,
      })?.alternatives?.flatMap(({ title, note, items }) => (note ? [{ title, note, count: items.length }] : []));
    expect(notes('later')).toEqual([]);
    expect(notes('week')).toEqual([
      { title: whichFits.form.othersTitle, note: fitAnswers.soon.program, count: expect.any(Number) },
    ]);
    expect(
      JSON.stringify(
        recommend({ need: 'growth', amount: 'medium', stage: 'steady', country: 'ca', region: 'CA-QC', when: 'week' }),
      ).split('how many weeks'),
    ).toHaveLength(2);
  });

  it('tells a young buyer of equipment to expect more than the bank rate, and where to get a second offer', () => {
    const texts = (stage: string) =>
      recommend({ need: 'equipment', amount: 'medium', stage, country: 'us' })?.conditions?.join(' ');
    expect(texts('new')).toMatch(/under two years old, expect to pay more.*dealer or maker.*credit union/);
    expect(texts('established')).not.toContain('under two years old');
  });

  it('shows the construction rules of the given province only', () => {
    const rules = (region: string) =>
      recommend({ need: 'late', amount: 'medium', stage: 'new', country: 'ca', region })?.conditions?.join(' ') ?? '';
    expect(rules('')).toMatch(/in Ontario an owner.*In Quebec, the notice/);
    expect(rules('CA-ON')).toMatch(/If this is construction work.*proper invoice within 28 days(?!.*hypothec)/);
    expect(rules('CA-QC')).toMatch(/If this is construction work.*legal hypothec(?!.*proper invoice)/);
    expect(rules('CA-MB')).toMatch(/since April 1, 2025 an owner.*28 days(?!.*adjudicator)(?!.*hypothec)/);
    expect(rules('CA-NB')).toMatch(/If this is construction work(?!.*hypothec)(?!.*28 days).*your province/);
  });

  it('says among the first that a lien may get who waits for a payment paid', () => {
    for (const stage of ['new', 'steady', 'established'])
      for (const when of ['', 'week', 'month']) {
        const found = recommend({ need: 'late', amount: 'medium', stage, country: 'us', region: 'US-VA', when });
        expect(found?.conditions?.slice(0, 2)).toContainEqual(
          expect.stringMatching(/^If the invoice is for construction work, a lien may get you paid/),
        );
      }
  });

  it('says that our minimum in US dollars is more in Canadian ones', () => {
    const found = recommend({ need: 'buy', amount: 'large', stage: 'established', country: 'ca' });
    expect(alternatives(found).find(({ title }) => title === 'Asset-based lending')?.description).toMatch(
      /^If you need US\$500,000 or more:.*US\$500,000, which is more in Canadian dollars/s,
    );
  });

  it('names our time for a decision only where we arrange the type, and not if the money is needed within a week', () => {
    const own = /Lenders on Boundless usually decide/;
    const growth = { need: 'growth', amount: 'small', stage: 'steady', country: 'us' };
    const shown = (more: Record<string, string>) => JSON.stringify(recommend({ ...growth, ...more }));
    expect(recommend(growth)?.title).toBe('Term loan');
    expect(shown({ region: 'US-TX', when: 'month' })).toMatch(own);
    expect(shown({ region: 'US-TX', when: 'week' })).not.toMatch(own);
    for (const region of ['US-VT', 'US-CA', 'US-OH'])
      for (const when of ['week', 'month']) expect(shown({ region, when }), region).not.toMatch(own);
  });

  it('says before everything else that card sales are higher than all sales, and nothing about an advance then', () => {
    for (const answers of all) {
      const disagree = answers.stage === 'young' && ['middle', 'high'].includes(answers['card-sales'] ?? '');
      const { warning, conditions = [] } = recommend(answers) ?? {};
      expect(warning, JSON.stringify(answers)).toBe(disagree ? fitAnswers.contradiction : undefined);
      if (disagree) expect(conditions.join(' ')).not.toContain('You sell by card');
    }
  });

  it('shows an SBA microloan wherever need and amount allow one, and first among ways outside for small amounts', () => {
    for (const answers of all) {
      if (answers.country !== 'us' || ['late', 'buy', 'debt', 'refinance'].includes(answers.need)) continue;
      if (!['small', 'medium'].includes(answers.amount)) continue;
      const found = recommend(answers);
      const titles = [found?.title, ...alternatives(found).map(({ title }) => title)];
      expect(titles, JSON.stringify(answers)).toContain('SBA microloan');
      if (answers.amount === 'small') expect(titles.indexOf('SBA microloan'), JSON.stringify(answers)).toBeLessThan(2);
    }
    const steady = { need: 'growth', amount: 'small', stage: 'steady', country: 'us' };
    expect(groups(steady)).toEqual(['Options outside Boundless', 'Other options']);
    expect(groups({ ...steady, amount: 'medium' })).toEqual(['Other options', 'Options outside Boundless']);
    expect(recommend({ ...steady, stage: 'new' })?.action).toBeUndefined();
  });

  it('puts a loan that takes too long for a small amount after the others, and says how long it takes', () => {
    const found = recommend({ need: 'growth', amount: 'small', stage: 'steady', country: 'us' });
    const loan = alternatives(found).find(({ title }) => title === 'SBA 7(a) loan');
    expect(loan?.description).toContain('It takes one to three months');
  });

  it('names what may pay elsewhere where nothing of ours fits', () => {
    const described = (country: string, amount = 'medium') =>
      recommend({ need: 'gap', stage: 'young', country, amount })?.description;
    expect(described('ca')).toMatch(
      /but a CSBFP credit line from your bank or credit union may pay for all of it or a part/,
    );
    expect(described('us')).toMatch(/but an SBA microloan from a nonprofit lender may pay/);
    expect(described('us', 'largest')).toBe(fitAnswers.notYet.description);
  });

  it('says "not yet", what to do first and ways that are not ours where nothing serves', () => {
    const nothing = all.filter((answers) => recommend(answers)?.title === fitAnswers.notYet.title);
    expect(nothing.length).toBeGreaterThan(0);
    for (const answers of nothing) {
      const found = recommend(answers);
      expect(shownKinds(answers)).toEqual([]);
      expect(found).toMatchObject({ label: 'Our answer', alternatives: [{ title: 'Options outside Boundless' }] });
      expect(found?.action).toBeUndefined();
      expect(alternatives(found).length).toBeGreaterThanOrEqual(2);
    }
    const less = recommend({ need: 'growth', amount: 'largest', stage: 'new', country: 'us' });
    const gap = recommend({ need: 'gap', amount: 'medium', stage: 'new', country: 'us' });
    expect(gap?.reasons[0]).toMatch(/^Before you borrow, get paid faster/);
    expect(gap?.reasons.at(-1)).toBe('If $50,000 or less would do, ask for an SBA microloan first (below).');
    const canadian = recommend({ need: 'gap', amount: 'medium', stage: 'young', country: 'ca' });
    expect(canadian?.reasons.at(-1)).toMatch(/^If C\$150,000 or less would do, .*CSBFP credit line first/);
    for (const { reasons } of [gap, canadian].flatMap((found) => found ?? []))
      expect(reasons.join(' ')).not.toContain('Ask for less');
    expect(less?.reasons[1]).toMatch(/SBA Lender Match.*up to \$5 million, but few lenders go that far/);
    expect(less?.reasons[0]).toBe('Ask for less. For $25,000 to $250,000 you could start with: SBA 7(a) loan.');
  });

  it.each([
    [
      { need: 'stock', amount: 'largest', stage: 'new', country: 'us' },
      ['SBA Lender Match', 'Your local SBDC', 'SCORE'],
    ],
    [
      { need: 'growth', amount: 'small', stage: 'new', country: 'ca' },
      ['BDC', 'Community Futures (CBDC in Atlantic Canada)', 'Futurpreneur'],
    ],
    [{ need: 'growth', amount: 'largest', stage: 'young', country: 'ca' }, ['BDC', 'Investissement Québec']],
  ])('for %j names %j, with a link to each', (answers, titles) => {
    const shown = alternatives(recommend(answers));
    expect(shown.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
    for (const { title, href } of shown) if (titles.includes(title)) expect(href).toMatch(/^https:/);
  });

  it('shows an advance last, with its yearly cost, and only if a month and a half of card sales carry it', () => {
    const advance = 'Merchant cash advance';
    const shown = all.filter((answers) => alternatives(recommend(answers)).some(({ title }) => title === advance));
    expect(shown.length).toBeGreaterThan(0);
    for (const answers of all) {
      const name = JSON.stringify(answers);
      const found = recommend(answers);
      const titles = [found?.title, ...alternatives(found).map(({ title }) => title)];
      const at = titles.indexOf(advance);
      expect(at, name).not.toBe(0);
      if (at < 0) continue;
      expect(at, name).toBe(titles.length - 1);
      expect(titles.length, name).toBeGreaterThan(2);
      expect(groups(answers).at(-1), name).toBe('Only if nothing else works');
      expect(alternatives(found).at(-1)?.description, name).toMatch(/38% to 177% a year/);
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
    const conditions = (answers: Record<string, string>) => recommend(answers)?.conditions?.join(' ');
    expect(conditions({ need: 'buy', amount: 'large', stage: 'new', country: 'us' })).toContain(
      'a US citizen or national',
    );
    expect(conditions({ need: 'buy', amount: 'medium', stage: 'new', country: 'ca' })).toMatch(
      /assets of a business, not for its shares.*appraiser.*Through us only corporations.*licensed mortgage broker/,
    );
    const young = { need: 'gap', amount: 'small', stage: 'young', country: 'us' };
    expect(conditions({ ...young, need: 'growth' })).toContain('citizens or nationals');
    expect(alternatives(recommend(young))[0]?.description).toContain('citizens or nationals');
    for (const way of fitAnswers.others.filter(({ title }) => title.startsWith('SBA ')))
      expect(way.conditions?.join(' '), way.title).toMatch(/citizens or nationals .* who live there/);
    expect(alternatives(recommend({ ...young, stage: 'steady' }))[0]?.description).toContain('citizens or nationals');
  });

  it('names a free adviser in every result', () => {
    for (const answers of all) {
      const titles = alternatives(recommend(answers)).map(({ title }) => title);
      const adviser = answers.country === 'ca' ? 'A free adviser near you' : 'Your local SBDC';
      expect(titles, JSON.stringify(answers)).toContain(adviser);
    }
  });

  it('says how long it takes, and more of it to who needs the money soon, and never starts with an advance', () => {
    const texts = (found: ReturnType<typeof recommend>) =>
      [found?.description, found?.meanwhile, ...(found?.conditions ?? [])].join(' ');
    for (const answers of all) {
      const found = recommend(answers);
      const name = JSON.stringify(answers);
      const [kind] = found?.action ? shownKinds(answers) : [];
      const country = answers.country as 'us' | 'ca';
      for (const when of ['week', 'month'] as const)
        expect(texts(found).includes(fitAnswers.soon[when]), name).toBe(
          // Who owes an advance asks the funder first.
          answers.when === when && answers.need !== 'debt',
        );
      const speed = kind?.speed?.[country];
      if (speed) {
        expect(texts(found), name).toContain(speed.short);
        expect(speed.more !== undefined && texts(found).includes(speed.more), name).toBe(
          speed.more !== undefined && ['week', 'month'].includes(answers.when),
        );
      } else if (kind) expect(texts(found), name).toMatch(/one to three months/);
      expect(found?.title, name).not.toBe('Merchant cash advance');
    }
    const later = recommend({ need: 'growth', amount: 'medium', stage: 'steady', country: 'ca', when: 'week' });
    expect(
      alternatives(later)
        .map(({ description }) => description)
        .join(),
    ).not.toContain('how many weeks');
  });

  it.each([
    ['US-CA', 'loan', false, 'In your state', /We do not arrange this in your state/],
    ['US-TX', 'loan', true, undefined, /^$/],
    ['US-OH', 'loan', false, 'In your state', /Our terms list the states/],
    ['US-CT', 'loan', true, 'In your state', /^In Connecticut we arrange this only if it is secured/],
    ['CA-ON', 'loan', false, 'In these states', /Connecticut \(secured only\), Texas and Virginia/],
  ])('says for a business in %s whether we arrange a %s', (region, _, isArranged, title, text) => {
    const found = recommend({ need: 'growth', amount: 'medium', stage: 'established', country: 'us', region });
    expect(found?.title).toBe('Term loan');
    expect(found?.action !== undefined).toBe(isArranged);
    expect(found?.exception?.title).toBe(title);
    expect(found?.exception?.text ?? '').toMatch(text);
    const own = found?.alternatives?.find((group) => group.title === whichFits.form.alternativesTitle);
    for (const { description } of own?.items ?? [])
      expect(description.includes(fitAnswers.state.notArrangedShort)).toBe(title === 'In your state' && !isArranged);
  });

  it('names what the given state asks of a broker, and where to go instead', () => {
    const text = (need: string, region: string, stage = 'established') =>
      recommend({ need, amount: 'medium', stage, country: 'us', region })?.exception?.text;
    expect(text('late', 'US-VT')).toMatch(/what Vermont asks of a broker: loan solicitation license,/);
    expect(text('late', 'US-CT', 'new')).toMatch(/Connecticut asks of a broker: registration as a broker of sales/);
    expect(text('growth', 'US-CA')).toMatch(/California asks of a broker: broker license .*credit union/);
    expect(text('growth', 'US-OH')).toMatch(/^Not through us: we do not arrange funding in Ohio yet\. Take this/);
  });

  it.each([
    ['us', 'Be wary of firms that promise to settle advances for a fee in advance'],
    ['ca', 'Be wary of firms that promise to settle your debts for a fee in advance'],
  ])('warns who cannot carry an advance in %s of firms that settle debts', (country, text) => {
    const found = recommend({ need: 'debt', amount: 'medium', stage: 'established', country });
    expect(JSON.stringify(found)).toContain(text);
    expect(JSON.stringify(found).includes('Only a licensed insolvency trustee can')).toBe(country === 'ca');
  });

  it('names what a province alone offers only there, or if no province is given', () => {
    const titles = (region?: string) =>
      alternatives(
        recommend({ need: 'growth', amount: 'largest', stage: 'young', country: 'ca', ...(region && { region }) }),
      ).map(({ title }) => title);
    expect(titles()).toContain('Investissement Québec');
    expect(titles('CA-QC')).toContain('Investissement Québec');
    expect(titles('CA-ON')).not.toContain('Investissement Québec');
  });

  it('names Futurpreneur to a young business with its conditions, and in Quebec also Investissement Québec', () => {
    const shown = (region: string, stage: string) =>
      alternatives(recommend({ need: 'growth', amount: 'medium', stage, country: 'ca', region }));
    const titles = (region: string, stage: string) => shown(region, stage).map(({ title }) => title);
    for (const stage of ['new', 'young']) {
      expect(titles('CA-ON', stage)).toContain('Futurpreneur');
      expect(titles('CA-QC', stage)).toEqual(expect.arrayContaining(['Futurpreneur', 'Investissement Québec']));
    }
    const own = shown('CA-ON', 'new').find(({ title }) => title === 'Futurpreneur')?.description;
    expect(own).toMatch(/^For a smaller amount: .*18 to 39.*less than two years of significant sales/);
    expect(titles('CA-ON', 'steady')).not.toContain('Futurpreneur');
    const hrefs = shown('CA-QC', 'new').map(({ href }) => href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(shown('CA-ON', 'new').find(({ title }) => title === 'A free adviser in Ontario')?.href).toMatch(
      /^https:\/\/www\.ontario\.ca\//,
    );
  });

  it('names local lenders of Quebec only to a business that says it is there', () => {
    const titles = (region?: string, stage = 'young') =>
      alternatives(
        recommend({ need: 'equipment', amount: 'medium', stage, country: 'ca', ...(region && { region }) }),
      ).map(({ title }) => title);
    expect(titles('CA-QC')).toEqual(expect.arrayContaining(['The local funds of your MRC', 'PME MTL']));
    for (const region of [undefined, 'CA-ON']) expect(titles(region)).not.toContain('PME MTL');
  });

  it.each<Record<string, string>>([
    {},
    { need: 'late' },
    { need: 'late', amount: 'medium', stage: 'new', country: 'fr' },
  ])('recommends nothing until every question is answered: %j', (answers) =>
    expect(recommend(answers)).toBeUndefined(),
  );
});
