import { fitAnswers } from '@boundless/content/entries/fit-answers';
import { facts } from '@boundless/content/facts/facts';
import { examples } from '@boundless/content/funding/examples';
import { sourcesOf } from '@boundless/content/funding/sources';
import { describe, expect, it } from 'vitest';
import { recommend } from './recommend.js';
import { all, alternatives, optionsOf } from './recommend.samples.js';

/** Amounts that are an answer, and our own judgment. */
const answers = [...optionsOf('amount').map(({ label }) => label.toLowerCase()), '$25,000'];

/** Limits that our products page states. */
const ours = fitAnswers.kinds
  .filter(({ sources }) => sources.us.includes('boundless') && sources.ca.includes('boundless'))
  .flatMap(({ amount: { us, ca } }) => [us.reason, ca.reason, ca.inPart ?? ''].filter(Boolean));

/** The texts of figures for which these sources speak. */
const statedBy = (ids: readonly string[]) => [
  ...Object.values(facts).flatMap(({ text, source }) => (ids.includes(source.id) ? text : [])),
  ...(ids.some((id) => id.startsWith('example-')) ? Object.values(examples) : []),
  ...(ids.includes('boundless') ? ours : []),
];

/** The percentages and the amounts of money in a text, besides these. */
function figuresIn(text: string, besides: readonly string[]) {
  let rest = text.toLowerCase();
  for (const one of [...besides].sort((a, b) => b.length - a.length))
    rest = rest.replaceAll(new RegExp(`(?<![\\d.,$])${one.toLowerCase().replaceAll(/[$.()+?]/g, '\\$&')}`, 'g'), ' ');
  return rest.match(/\$\d[\d.,]*|\d%/g) ?? [];
}

describe('the sources of a recommendation', () => {
  const results = all.flatMap((given) => {
    const found = recommend(given);
    if (given.when || !found) return [];
    const { description, meanwhile = '', reasons, conditions = [] } = found;
    const texts = [
      description,
      meanwhile,
      ...reasons,
      ...conditions,
      ...alternatives(found).map((other) => other.description),
    ];
    return { name: JSON.stringify(given), sources: found.sources, shown: texts.join(' ') };
  });

  it('state every percentage and every amount of money that it shows', () => {
    for (const { name, sources, shown } of results)
      expect(figuresIn(shown, [...answers, ...statedBy(sources)]), name).toEqual([]);
    expect(results.filter(({ shown }) => figuresIn(shown, answers).length > 0).length).toBeGreaterThan(0);
  });

  it('are pages that are listed once each, and are left out if nothing that is shown needs them', () => {
    for (const { name, sources, shown } of results) {
      const pages = sourcesOf(sources).map(({ href, title }) => `${href} ${title}`);
      expect(new Set(pages).size, name).toBe(pages.length);
      expect(sources.includes('ftc'), name).toBe(/by our calculation, or more if|about 38%/.test(shown));
    }
  });

  it('come in the order in which the result shows their figures', () => {
    const { sources } = recommend({ need: 'late', amount: 'medium', stage: 'steady', country: 'ca' }) ?? {};
    const construction = ['construction-act', 'construction-changes', 'construction-hypothec', 'quebec-prompt-payment'];
    expect(sources).toEqual([
      ...construction,
      'credit-conditions',
      'oecd-canada',
      'canada-prime',
      'csbfp',
      'criminal-rate',
      'online-rates',
      'factoring-rates',
    ]);
  });
});

it('speaks of what somebody else offers, and promises no next step or cost, where only a limit or an advance is left', () => {
  const { title, limitTitle } = fitAnswers.notYet;
  const nothing = all.filter((given) => recommend(given)?.title === title);
  expect(nothing.length).toBeGreaterThan(0);
  for (const given of nothing)
    expect(recommend(given)?.conditionsTitle, JSON.stringify(given)).toBe(
      ['week', 'month'].includes(given.when) ? undefined : limitTitle,
    );
});
