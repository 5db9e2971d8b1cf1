import { toolLineOfCredit as words } from '@boundless/content/entries/tool-line-of-credit';
import {
  count,
  dollars,
  type Numbers,
  percent,
  positiveDollars,
  shareBar,
  type ToolDefinition,
} from '../definition.js';
import { inCents, money } from '../format.js';
import { lineOfCredit as calculate, type Draw } from '../maths/index.js';
import { daysInYear } from '../maths/year.js';

const terms = (values: Numbers) => values as unknown as Required<Draw>;
const interestOf = (draw: Draw) => calculate({ ...draw, standby: 0, fees: 0 }).cost;

export const lineOfCredit: ToolDefinition = {
  path: '/tools/line-of-credit',
  words,
  rules: [
    positiveDollars('limit'),
    positiveDollars('draw'),
    percent('rate', { slider: { min: 2, max: 40, step: 0.1 } }),
    percent('standby', { fallback: 0 }),
    count('days', 3650, { min: 1, max: 365, step: 1 }),
    dollars('fees', { fallback: 0 }),
  ],
  conflicts: ({ limit = 0, draw = 0, fees = 0 }) => [
    ...(draw > limit ? ['draw'] : []),
    ...(fees >= draw ? ['fees'] : []),
  ],
  compute: (values) => calculate(terms(values)),
  headline: 'cost',
  figures: { 'annual-rate': 'rate' },
  extras(values, { cost = 0 }) {
    const { limit, draw, fees } = terms(values);
    const interest = interestOf(terms(values));
    return {
      undrawn: money(limit - draw),
      received: money(draw - fees),
      'year-cost': money(calculate({ ...terms(values), days: daysInYear }).cost),
      interest: money(interest),
      'standby-cost': money(cost - interest - fees),
    };
  },
  draw: ({ values, results: { cost = 0 } }) => {
    const interest = interestOf(terms(values));
    const { fees } = terms(values);
    const standby = cost - interest - fees;
    return {
      sentence: fees > 0 ? 'fees' : inCents(standby) > 0 ? 'cost' : 'plain',
      ...(cost > 0 && { shares: shareBar(words, cost, { interest, standby, ...(fees > 0 && { fees }) }) }),
    };
  },
};
