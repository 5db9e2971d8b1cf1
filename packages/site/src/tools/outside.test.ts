import { fitAnswers } from '@boundless/content/entries/fit-answers';
import { toolOutside as words } from '@boundless/content/entries/tool-outside';
import { regions } from '@boundless/content/funding/regions';
import { links } from '@boundless/content/links';
import { describe, expect, it } from 'vitest';
import { outside } from './outside.js';
import { recommend } from './recommend.js';
import { all } from './recommend.samples.js';

const ways = fitAnswers.others.map(({ title }) => title);

describe('the end of "Which fits?"', () => {
  it('offers to sign up for what we arrange only, and else leads where the recommendation does', () => {
    const wrong = all.filter((answers) => {
      const found = recommend(answers);
      const band = outside(answers);
      // In the US a state has to be chosen first.
      if (!band) return (found?.action !== undefined) !== (answers.country === 'ca');
      const { title } = ways.includes(found?.title ?? '') ? words.outside : words.notYet;
      const hrefs = band.actions?.map(({ href }) => href);
      return (
        found?.action !== undefined ||
        band.title !== title ||
        hrefs?.join(' ') !== `${found?.details?.href} /contact-us` ||
        hrefs.includes(links.signUp)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('leads to the recommendation in every place that it is for, and leaves what we do not arrange there to the place', () => {
    for (const region of Object.keys(regions).filter((id) => id.startsWith('US-'))) {
      const given = { amount: 'small', country: 'us', region };
      expect(outside({ ...given, need: 'growth', stage: 'new' })?.title, region).toBe(words.outside.title);
      expect(outside({ ...given, need: 'growth', stage: 'established' }), region).toBeUndefined();
    }
  });

  it('waits for the answers', () => expect(outside({ need: 'growth', amount: 'small' })).toBeUndefined());
});
