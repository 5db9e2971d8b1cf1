import { toolBorrowingBase as words } from '@boundless/content/entries/tool-borrowing-base';
import { dollars, type Numbers, percent, shareBar, type ToolDefinition } from '../definition.js';
import { inCents, money } from '../format.js';
import { type Assets, borrowingBase as calculate } from '../maths/index.js';

const assets = ['receivables', 'inventory', 'equipment'] as const;
const terms = (values: Numbers) => values as unknown as Assets;
const partOf = (values: Assets, name: (typeof assets)[number]) => (values[name] * values[`${name}-rate`]) / 100;

export const borrowingBase: ToolDefinition = {
  path: '/tools/borrowing-base',
  words,
  rules: [
    dollars('receivables'),
    percent('receivables-rate', { max: 100, fallback: 85 }),
    dollars('inventory'),
    percent('inventory-rate', { max: 100, fallback: 50 }),
    dollars('equipment'),
    percent('equipment-rate', { max: 100, fallback: 70 }),
    dollars('owed', { fallback: 0 }),
  ],
  compute: (values) => calculate(terms(values)),
  headline: 'available',
  extras: (values, { base = 0 }) => ({
    ...Object.fromEntries(assets.map((name) => [`${name}-part`, money(partOf(terms(values), name))])),
    over: money(terms(values).owed - base),
  }),
  draw: ({ values, results: { base = 0 } }) => {
    const own = terms(values);
    const worth = own.receivables + own.inventory + own.equipment;
    return {
      sentence: inCents(own.owed - base) > 0 ? 'over' : 'cost',
      ...(worth > 0 && {
        shares: shareBar(words, worth, {
          ...Object.fromEntries(assets.map((name) => [name, partOf(own, name)])),
          rest: worth - base,
        }),
      }),
    };
  },
};
