import { toolLineOfCredit as words } from '@boundless/content/entries/tool-line-of-credit';
import { count, type Numbers, percent, positiveDollars, shareBar, type ToolDefinition } from '../definition.js';
import { money } from '../format.js';
import { lineOfCredit as calculate, type Draw } from '../maths/index.js';

const terms = (values: Numbers) => values as unknown as Draw;
const interestOf = (draw: Draw) => calculate({ ...draw, standby: 0 }).cost;

export const lineOfCredit: ToolDefinition = {
  path: '/tools/line-of-credit',
  words,
  rules: [
    positiveDollars('limit'),
    positiveDollars('draw'),
    percent('rate', { slider: { min: 2, max: 40, step: 0.1 } }),
    percent('standby', { fallback: 0 }),
    count('days', 3650, { min: 1, max: 365, step: 1 }),
  ],
  conflicts: ({ limit = 0, draw = 0 }) => (draw > limit ? ['draw'] : []),
  compute: (values) => calculate(terms(values)),
  headline: 'cost',
  figures: { 'annual-rate': 'rate' },
  extras(values, { cost = 0 }) {
    const { limit, draw } = terms(values);
    const interest = interestOf(terms(values));
    return { undrawn: money(limit - draw), interest: money(interest), 'standby-cost': money(cost - interest) };
  },
  draw: ({ values, results: { cost = 0 } }) => {
    const interest = interestOf(terms(values));
    const standby = cost - interest;
    return {
      sentence: standby > 0 ? 'cost' : 'plain',
      ...(cost > 0 && { shares: shareBar(words, cost, { interest, standby }) }),
    };
  },
};
