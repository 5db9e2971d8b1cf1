import { expect, it } from 'vitest';
import { messagesOf, unitResult } from './unit-result.mjs';

const fine = {
  brands: [],
  phone: [],
  rtl: [],
  reflow: [],
  reduced: [],
  forced: [],
  tab: [],
  engines: [],
  keys: 1,
  stops: 2,
};
const unit = { isStatic: false, leastWidth: 0 };
const result = (changed, changedUnit) =>
  unitResult({ 'faq--a': fine, 'faq--b': { ...fine, ...changed } }, { ...unit, ...changedUnit });

it('counts stories, keys and stops of Tab', () => {
  expect(result({ phone: undefined, reflow: undefined })).toEqual({
    stories: 2,
    phone: 1,
    rtl: 2,
    reflow: 1,
    keys: 2,
    tabStops: 4,
  });
});

it.each(['brands', 'phone', 'rtl', 'reflow', 'reduced', 'forced', 'tab', 'engines'])(
  'keeps problems of the check %s',
  (check) => {
    expect(result({ [check]: ['it is bad'] }).problems).toEqual({ [check]: ['faq--b: it is bad'] });
  },
);

it('names the check in its message', () => {
  expect(messagesOf(result({ reduced: ['rotates'] }))).toEqual(['reduced motion: faq--b: rotates']);
  expect(messagesOf(result())).toEqual([]);
});

it('requires a story that axe checks, one that is operated by keyboard, and one at 320 px', () => {
  const nothing = { ...fine, brands: undefined, reflow: undefined, keys: 0, stops: 0 };
  expect(unitResult({ 'faq--a': nothing }, unit).problems).toEqual({
    brands: ['axe checked no story'],
    tab: ['no story is operated by keyboard'],
    reflow: ['no story was checked at 320 px'],
  });
  expect(unitResult({ 'faq--a': { ...nothing, brands: [] } }, { isStatic: true, leastWidth: 1024 }).problems).toBe(
    undefined,
  );
});
