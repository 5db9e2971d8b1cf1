import { whichFits } from '@boundless/content/entries/which-fits';
import { describe, expect, it } from 'vitest';
import { recommend } from './recommend.js';
import { all, alternatives, shownKinds } from './recommend.samples.js';

describe('texts of recommendations', () => {
  it('says of each of our kinds what it costs in a year and who signs, alternatives and Canadian law included', () => {
    for (const answers of all) {
      const name = JSON.stringify(answers);
      const country = answers.country as 'us' | 'ca';
      const found = recommend(answers);
      const texts = [found?.conditions?.join(' '), ...alternatives(found).map(({ description }) => description)].join();
      for (const { cost, signers } of shownKinds(answers)) {
        expect(texts, name).toContain(cost[country]);
        expect(texts, name).toContain(signers[country]);
        expect(cost[country], name).toMatch(/\d%/);
      }
      if (shownKinds(answers).some(({ id }) => id === 'invoice-factoring'))
        expect(texts.includes('Legal limit in Canada'), name).toBe(country === 'ca');
      if (country === 'ca') expect(texts.replace('Bank of', ''), name).not.toMatch(/orders up to \$|begins at \$/);
    }
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
      /up to a year old brings .*10%/,
    );
    expect(texts({ need: 'buy', amount: 'medium', stage: 'steady', country: 'us' })).toMatch(/whole business .*10%/);
  });

  it('offers the CSBFP beside stock, gap and late payers in Canada, and a 504 loan for large machines in the US', () => {
    const titles = (answers: Record<string, string>) => alternatives(recommend(answers)).map(({ title }) => title);
    for (const answers of all) {
      const isSmallEnough = ['small', 'medium'].includes(answers.amount);
      expect(titles(answers).includes('CSBFP credit line'), JSON.stringify(answers)).toBe(
        answers.country === 'ca' && ['stock', 'gap', 'late'].includes(answers.need) && isSmallEnough,
      );
      expect(titles(answers).includes('SBA 504 loan'), JSON.stringify(answers)).toBe(
        answers.country === 'us' && answers.need === 'equipment' && answers.amount === 'largest',
      );
    }
  });

  it('never says that nothing exists, and names waiting only where we arrange nothing', () => {
    for (const answers of all) {
      const found = recommend(answers);
      const isNotYet = found?.title === whichFits.notYet.title;
      expect(alternatives(found).some(({ title }) => title === 'Waiting')).toBe(isNotYet);
      if (isNotYet) expect(found?.description).toMatch(/^We arrange nothing that fits/);
    }
  });

  it('tells who sells by card what an advance costs, and whether it is listed', () => {
    const gap = { need: 'gap', amount: 'small', stage: 'steady', country: 'us' };
    const note = (sales: string) => recommend({ ...gap, 'card-sales': sales })?.conditions?.at(-1);
    expect(note('middle')).toMatch(/38% to 177% a year, or more .* We list it last/);
    expect(note('low')).toMatch(/38% to 177% a year, or more .* your sales are too small or too new/);
    expect(recommend({ ...gap, need: 'buy', 'card-sales': 'high' })?.conditions?.at(-1)).toMatch(
      /does not suit this need/,
    );
    expect(note('none')).not.toMatch(/advance/);
  });

  it('never repays an advance with an advance or an SBA loan', () => {
    for (const answers of all.filter(({ need }) => need === 'debt')) {
      const found = recommend(answers);
      const titles = [found?.title, ...alternatives(found).map(({ title }) => title)];
      expect(
        titles.filter((title) => /^SBA|^Merchant cash advance/.test(title ?? '')),
        JSON.stringify(answers),
      ).toEqual([]);
      expect(titles).toContain('Our guide to advances');
      if (answers.country === 'us')
        expect([...(found?.reasons ?? []), ...(found?.conditions ?? [])].join(' ')).toMatch(
          /7\(a\) loans? .*June 1, 2025/,
        );
    }
  });
});
