import { fitAnswers } from '@boundless/content/entries/fit-answers';
import { describe, expect, it } from 'vitest';
import { recommend } from './recommend.js';
import { all, alternatives, costIn, optionsOf, shownKinds, textsOf } from './recommend.samples.js';

describe('texts of recommendations', () => {
  it('says of each of our kinds what it costs in a year and who signs, alternatives and Canadian law included', () => {
    for (const answers of all) {
      const name = JSON.stringify(answers);
      const country = answers.country as 'us' | 'ca';
      const found = recommend(answers);
      const texts = [found?.conditions?.join(' '), ...alternatives(found).map(({ description }) => description)].join();
      for (const kind of shownKinds(answers)) {
        expect(texts, name).toContain(costIn(kind, answers));
        expect(texts, name).toContain(kind.signers[country]);
        expect(costIn(kind, answers), name).toMatch(/\d%/);
      }
      // Once, for all prices of the result, with its source.
      const limit =
        answers.amount === 'largest' && answers.need !== 'debt' ? 'none for a company at this amount' : '48% a year';
      expect(texts.split(`**Legal limit in Canada** for what counts as credit: ${limit}`).length - 1, name).toBe(
        country === 'ca' ? 1 : 0,
      );
      expect(found?.sources.includes('criminal-rate'), name).toBe(country === 'ca');
      if (country === 'ca') expect(texts.replace('Bank of', ''), name).not.toMatch(/orders up to \$|begins at \$/);
    }
  });

  it.each([
    ['US-NY', true],
    ['US-OH', false],
    ['US-VT', false],
    ['', true],
  ])('sends who owes an advance in %j to the limit of a state: %s', (region, isSent) => {
    const text = textsOf({ need: 'debt', amount: 'small', stage: 'steady', country: 'us', region });
    expect(text).toContain('A letter to your funder');
    expect(text.includes("a state's limit may apply")).toBe(isSent);
  });

  it('names the programs and registers of the chosen country only', () => {
    const ofCanada = /\bCEBA\b|Canad|\bRDPRM\b|\bPPSA\b|\bCSBFP\b|\bBDC\b|C\$|Quebec|Québec|Ontario/;
    const ofUs = /\bSBA\b|\bUCC\b|\bSBDC\b|\bSCORE\b|\bCDFI\b|7\(a\)/;
    const regions = ['', ...optionsOf('region').map(({ value }) => value)];
    for (const answers of all.filter(({ 'card-sales': sales }) => !sales))
      for (const region of answers.when ? [''] : regions) {
        if (region && !region.startsWith(answers.country.toUpperCase())) continue;
        const given = { ...answers, region };
        expect(textsOf(given), JSON.stringify(given)).not.toMatch(answers.country === 'us' ? ofCanada : ofUs);
      }
    const sources = recommend({ need: 'refinance', amount: 'small', stage: 'new', country: 'us' })?.sources;
    expect(sources).toEqual([]);
  });

  it('says once what two kinds cost, and what holds of both', () => {
    for (const answers of all.filter(({ 'card-sales': sales, when }) => !sales && !when)) {
      const lines = textsOf(answers)
        .split('\n')
        .filter((text) => text.startsWith('**Cost:**') && text !== fitAnswers.sameCost);
      expect(new Set(lines).size, JSON.stringify(answers)).toBe(lines.length);
    }
    const machine = textsOf({ need: 'equipment', amount: 'medium', stage: 'steady', country: 'us' });
    expect(machine.split('14% to 99% a year with fees').length - 1).toBe(1);
    const growth = textsOf({ need: 'growth', amount: 'medium', stage: 'established', country: 'ca' });
    expect(growth).toContain('**Cost:** as above.');
  });

  it('says of the SBA only the limits for the chosen amount', () => {
    const cost = (amount: string) =>
      /\*\*Cost:\*\* on .*floating rate could be at most (.*), plus/.exec(
        textsOf({ need: 'growth', amount, stage: 'established', country: 'us' }),
      )?.[1];
    expect(cost('small')).toBe('13.5% a year');
    expect(cost('medium')).toBe('13.5% a year for a loan up to $50,000, and 13% above that');
    expect(cost('large')).toBe('11.5% a year for a loan up to $350,000, and 10% above that');
    expect(cost('largest')).toBe('10% a year');
  });

  it('says to the buyer of a business that the seller can wait for a part, and what the SBA counts of it', () => {
    for (const answers of all.filter(({ need }) => need === 'buy')) {
      const texts = textsOf(answers);
      expect(texts, JSON.stringify(answers)).toMatch(/Ask the seller to let you pay a part .*over several years/);
      if (texts.includes('SBA 7(a) loan'))
        expect(texts, JSON.stringify(answers)).toMatch(/Of the 10% that you bring, a seller's note counts/);
    }
  });

  it('names renovation, and how old a bill may be, to who asks for a CSBFP loan', () => {
    const texts = textsOf({ need: 'growth', amount: 'medium', stage: 'steady', country: 'ca', region: 'CA-ON' });
    expect(texts).toMatch(/Up to C\$500,000 for equipment and for renovating premises that you rent/);
    expect(texts).toMatch(/365 days old/);
  });

  it('says that the average price in Canada is no price for everybody', () => {
    const texts = textsOf({ need: 'growth', amount: 'small', stage: 'steady', country: 'ca' });
    expect(texts).toMatch(/about 6\.55% a year.*average.*Expect more for a small amount.*7\.45%.*9\.45%/);
  });

  it('gives reasons and conditions that fit the stage and the need', () => {
    const texts = (answers: Record<string, string>) =>
      [...(recommend(answers)?.reasons ?? []), ...(recommend(answers)?.conditions ?? [])].join(' ');
    for (const answers of all) {
      const shown = texts(answers);
      const name = JSON.stringify(answers);
      if (answers.stage !== 'new') expect(shown, name).not.toMatch(/no minimum age|business of up to a year/);
      if (answers.stage === 'established') expect(shown, name).not.toMatch(/young business may/);
      if (answers.need !== 'buy') expect(shown, name).not.toMatch(/whole business|shares/);
      if (answers.need === 'gap') expect(shown, name).not.toContain('step of your plan');
    }
    expect(texts({ need: 'growth', amount: 'medium', stage: 'new', country: 'us' })).toMatch(
      /A new business brings .*10%/,
    );
    expect(texts({ need: 'buy', amount: 'medium', stage: 'young', country: 'us' })).toMatch(/whole business .*10%/);
  });

  it('begins the conditions of each of our kinds with the next step, and says only in the US that an ordinary loan excludes it', () => {
    for (const answers of all.filter(({ 'card-sales': sales }) => !sales)) {
      const found = recommend(answers);
      if (found?.action) expect(found.conditions?.[0], JSON.stringify(answers)).toMatch(/^\*\*Next:\*\* /);
      if (answers.country === 'ca') expect(JSON.stringify(found), JSON.stringify(answers)).not.toContain('not qualify');
    }
  });

  it('asks for an ordinary loan before an SBA loan in the US, and names no such condition in Canada', () => {
    for (const answers of all.filter(({ need, amount }) => ['growth', 'buy'].includes(need) && amount !== 'small')) {
      const found = recommend(answers);
      const name = JSON.stringify(answers);
      if (found?.title === 'SBA 7(a) loan')
        expect(found.reasons[0], name).toMatch(/^It is for when your bank says no to an ordinary loan/);
      if (found?.title === 'CSBFP loan') expect(found.reasons[0], name).toMatch(/even if a bank .*2% registration fee/);
      const alternative = alternatives(found).find(({ title }) => title === 'SBA 7(a) loan');
      if (alternative) expect(alternative.description, name).toContain('if your bank says no to an ordinary loan');
    }
    expect(
      alternatives(recommend({ need: 'growth', amount: 'medium', stage: 'steady', country: 'us' }))[0]?.title,
    ).toBe('SBA 7(a) loan');
  });

  it('says of an amount above a year of sales that few lenders go that far, and of a large order that few funders do', () => {
    const conditions = (need: string, amount: string, stage: string) =>
      recommend({ need, amount, stage, country: 'us' })?.conditions?.join(' ');
    const note = /[Tt]his is more than a year of your sales/;
    for (const answers of [
      ['equipment', 'large', 'young'],
      ['refinance', 'largest', 'steady'],
      ['gap', 'largest', 'steady'],
      ['stock', 'largest', 'steady'],
      ['equipment', 'largest', 'steady'],
      ['gap', 'largest', 'established'],
    ] as [string, string, string][])
      expect(conditions(...answers), answers.join()).toMatch(note);
    expect(conditions('gap', 'large', 'established')).not.toMatch(note);
    expect(conditions('order', 'largest', 'young')).toContain('many times larger than any you have delivered');
  });

  it('names what online lenders ask for a line where the business may be under two years old', () => {
    for (const country of ['us', 'ca']) {
      const conditions = (stage: string) =>
        recommend({ need: 'late', amount: 'medium', stage, country })?.conditions?.join(' ') ?? '';
      expect(conditions('steady')).toMatch(/under two years old.*10% to 99% a year with fees/);
      expect(conditions('established')).not.toContain('under two years old');
    }
  });

  it('names suppliers, a card and the own bank beside a gap in the US, and the day of the rate of a microloan', () => {
    const found = recommend({ need: 'gap', amount: 'small', stage: 'new', country: 'us' });
    expect(alternatives(found)[0]?.description).toMatch(/8% to 13% a year, as the SBA said on June 1, 2025/);
    const growth = recommend({ need: 'growth', amount: 'small', stage: 'new', country: 'us' });
    expect(growth?.conditions?.join(' ')).toMatch(/8% to 13% a year, as the SBA said on June 1, 2025/);
    for (const amount of ['small', 'medium', 'largest']) {
      const titles = alternatives(recommend({ need: 'gap', amount, stage: 'new', country: 'us' })).map(
        ({ title }) => title,
      );
      expect(titles).toEqual(
        expect.arrayContaining([
          'More time from your suppliers',
          'A business credit card',
          'An overdraft or a line from your own bank',
        ]),
      );
    }
  });

  it('does not promise the prices of banks after one year', () => {
    for (const need of ['gap', 'growth']) {
      const reasons = (stage: string) =>
        recommend({ need, amount: 'medium', stage, country: 'us' })?.reasons.join(' ') ?? '';
      expect(reasons('steady')).toContain('Banks usually want two years and a profit.');
      expect(reasons('established')).not.toContain('two years');
    }
  });

  it('compares the totals of the same months before a loan is replaced', () => {
    for (const stage of ['new', 'steady']) {
      const found = recommend({ need: 'refinance', amount: 'medium', stage, country: 'us' });
      expect(JSON.stringify(found)).toMatch(/payoff amount with every fee.*for the same number of months/);
    }
  });

  it('says what the old lender has to release before a loan is replaced', () => {
    for (const [country, release] of [
      ['us', /UCC-3 termination statement.*every owner's guarantee/],
      ['ca', /PPSA.*RDPRM in Quebec.*every owner's guarantee/],
    ] as const)
      for (const stage of ['new', 'steady'])
        expect(JSON.stringify(recommend({ need: 'refinance', amount: 'medium', stage, country }))).toMatch(release);
    expect(JSON.stringify(recommend({ need: 'growth', amount: 'medium', stage: 'steady', country: 'us' }))).not.toMatch(
      /UCC-3/,
    );
    expect(JSON.stringify(recommend({ need: 'debt', amount: 'medium', stage: 'steady', country: 'us' }))).toMatch(
      /release its lien and every owner's guarantee/,
    );
  });

  it('says of automatic debits what the law of Texas says, in Texas only', () => {
    const shown = (region: string) =>
      JSON.stringify(recommend({ need: 'debt', amount: 'medium', stage: 'steady', country: 'us', region }));
    expect(shown('US-TX')).toContain('Texas has forbidden many automatic debits');
    for (const region of ['', 'US-OH']) expect(shown(region)).not.toContain('forbidden many automatic debits');
  });

  it('sends nobody who owes an advance to a lender first, and warns of what a payment plan can add', () => {
    for (const country of ['us', 'ca']) {
      const found = recommend({ need: 'debt', amount: 'medium', stage: 'steady', country, when: 'week' });
      expect(found?.description).toMatch(/^Ask the funder today for smaller payments, before you look for new money\./);
      expect(JSON.stringify(found?.conditions)).toContain('it can make you give up your claims');
      expect(JSON.stringify(found)).not.toContain('Few lenders pay within a week');
    }
  });

  it('shows the CSBFP loan for a part of a large amount, but not as the whole of it', () => {
    const found = recommend({ need: 'buy', amount: 'large', stage: 'established', country: 'ca' });
    const loan = alternatives(found).find(({ title }) => title === 'CSBFP loan');
    expect(loan?.description).toMatch(/^If up to C\$500,000 is enough: you pay/);
    expect(recommend({ need: 'buy', amount: 'large', stage: 'new', country: 'ca' })?.description).toMatch(
      /^If up to C\$500,000 is enough: a loan/,
    );
  });

  it('offers the CSBFP beside stock, gap and late payers in Canada, and a 504 loan for large machines in the US', () => {
    const titles = (answers: Record<string, string>) => {
      const found = recommend(answers);
      return [found?.title, ...alternatives(found).map(({ title }) => title)];
    };
    for (const answers of all) {
      const isSmallEnough = ['small', 'medium'].includes(answers.amount);
      expect(titles(answers).includes('CSBFP credit line'), JSON.stringify(answers)).toBe(
        answers.country === 'ca' && ['stock', 'order', 'gap', 'late'].includes(answers.need) && isSmallEnough,
      );
      expect(titles(answers).includes('SBA 504 loan'), JSON.stringify(answers)).toBe(
        answers.country === 'us' && answers.need === 'equipment' && answers.amount === 'largest',
      );
    }
  });

  it('never says that nothing exists, and names waiting only where we arrange nothing', () => {
    for (const answers of all) {
      const found = recommend(answers);
      const isNotYet = found?.title === fitAnswers.notYet.title;
      expect(alternatives(found).some(({ title }) => title === 'Waiting')).toBe(isNotYet);
      if (isNotYet) expect(found?.description).toMatch(/^We arrange nothing that fits/);
    }
  });

  it('tells who sells by card what an advance costs, and whether it is listed', () => {
    const gap = { need: 'gap', amount: 'small', stage: 'steady', country: 'us' };
    const note = (sales: string) => recommend({ ...gap, 'card-sales': sales })?.conditions?.at(-1);
    expect(note('middle')).toMatch(/38% to 177% a year, or more .* We list it last/);
    expect(note('low')).toMatch(/38% to 177% a year, or more .* could take too much of your card sales\.$/);
    expect(recommend({ ...gap, need: 'buy', 'card-sales': 'high' })?.conditions?.at(-1)).toMatch(
      /does not suit this need/,
    );
    expect(note('none')).not.toMatch(/advance/);
    const stock = { ...gap, need: 'stock', 'card-sales': 'high' };
    expect(recommend({ ...stock, amount: 'largest' })?.conditions?.at(-1)).toMatch(/could take too much of your card/);
    expect(recommend({ ...stock, stage: 'new' })?.conditions?.at(-1)).toMatch(/at this stage a share of each day's/);
  });

  it('never repays an advance with an advance or an SBA loan', () => {
    for (const answers of all.filter(({ need }) => need === 'debt')) {
      const found = recommend(answers);
      const titles = [found?.title, ...alternatives(found).map(({ title }) => title)];
      expect(
        titles.filter((title) => /^SBA|^Merchant cash advance/.test(title ?? '')),
        JSON.stringify(answers),
      ).toEqual([]);
      expect(found?.details?.href).toMatch(/#if-you-already-owe-an-advance$/);
      expect(found?.conditions?.join(' ')).toMatch(/write the same day.*payment plan.*A new loan comes second/);
      expect(titles.indexOf('Term loan')).toBe(['steady', 'established'].includes(answers.stage) ? 1 : -1);
      if (answers.country === 'us')
        expect([...(found?.reasons ?? []), ...(found?.conditions ?? [])].join(' ')).toMatch(
          /7\(a\) and 504 loans .*June 1, 2025/,
        );
    }
  });
});
