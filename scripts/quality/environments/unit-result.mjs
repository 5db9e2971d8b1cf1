const names = {
  brands: 'contrast in brands',
  phone: 'axe on a phone',
  rtl: 'from right to left',
  reflow: 'lost at 320 px with text at 200 %',
  reduced: 'reduced motion',
  forced: 'forced colours',
  tab: 'Tab',
  engines: 'Firefox and WebKit',
};

/**
 * The result of a unit, from what its stories showed.
 *
 * @param {Record<string, Partial<Record<keyof typeof names, string[]>> & { stops: number, keys: number }>} found problems by story and check; a
 * check that does not apply to a story is `undefined`
 * @param {{ isStatic: boolean, leastWidth: number }} unit
 * @returns {{ stories: number, phone: number, rtl: number, reflow: number, keys: number, tabStops: number, problems?: object }}
 */
export function unitResult(found, { isStatic, leastWidth }) {
  const stories = Object.entries(found);
  const count = (check) => stories.filter(([, story]) => story[check]).length;
  const sum = (key) => stories.reduce((total, [, story]) => total + story[key], 0);
  const problems = Object.fromEntries(
    Object.keys(names).map((check) => [
      check,
      stories.flatMap(([id, story]) => (story[check] ?? []).map((problem) => `${id}: ${problem}`)),
    ]),
  );
  const result = {
    stories: stories.length,
    phone: count('phone'),
    rtl: count('rtl'),
    reflow: count('reflow'),
    keys: sum('keys'),
    tabStops: sum('stops'),
  };
  if (count('brands') === 0) problems.brands.push('axe checked no story');
  if (!isStatic && result.keys + result.tabStops === 0) problems.tab.push('no story is operated by keyboard');
  if (leastWidth <= 320 && result.reflow === 0) problems.reflow.push('no story was checked at 320 px');
  const bad = Object.entries(problems).filter(([, list]) => list.length > 0);
  return bad.length > 0 ? { ...result, problems: Object.fromEntries(bad) } : result;
}

export const messagesOf = ({ problems = {} }) =>
  Object.entries(problems).flatMap(([check, list]) => list.map((problem) => `${names[check]}: ${problem}`));
