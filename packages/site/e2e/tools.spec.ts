import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectFigures, field, figures } from './figures.js';
import { open } from './open.js';

/** Input and expected results of each calculator, from published examples or calculated by hand, as in the tests of `src/tools/maths`. */
const known = [
  ['merchant-cash-advance', 'amount=50000&factor=1.4&days=180', { payback: 70_000, cost: 20_000 }],
  ['business-loan', 'amount=100000&rate=8&months=60&financed-fee=2000', { payment: 2068.19, 'annual-rate': 8.84 }],
  ['line-of-credit', 'limit=100000&draw=10000&rate=10&standby=1&days=73', { cost: 380, 'annual-rate': 19 }],
  ['invoice-factoring', 'invoice=10000&advance=80&fee=3&days=30', { received: 8000, cost: 300, reserve: 1700 }],
  [
    'borrowing-base',
    'receivables=100000&inventory=80000&equipment=50000&owed=60000',
    { base: 160_000, available: 100_000 },
  ],
  ['debt-service-coverage', 'income=100000&payments=80000', { ratio: 1.25 }],
] as const;

// All calculators share one page, so only the first is tested each time. `npm run test:slow` tests the others.
for (const [at, [tool, query, expected]] of known.entries()) {
  const path = `/tools/${tool}`;
  const title = `${path} has the same results from a plain form, from its address and while typing`;
  test(title, { tag: at === 0 ? [] : '@slow' }, async ({ page, browser }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(path);
    for (const [name, value] of new URLSearchParams(query)) await field(plain, name).fill(value);
    await plain.getByRole('button', { name: 'Work it out' }).click();
    await expect(plain).toHaveURL(new RegExp(`${path}\\?.*${query.split('&')[0]}`));
    await expectFigures(plain, expected);
    const answered = await figures(plain);
    await plain.close();

    await open(page, `${path}?${query}`);
    expect(await figures(page)).toEqual(answered);

    await open(page, path);
    for (const [name, value] of new URLSearchParams(query)) await field(page, name).fill(value);
    expect(await figures(page)).toEqual(answered);
    await expect(page).toHaveURL(`${path}?${query}`);
  });
}

test('without JavaScript a calculator shows what is missing, and no result', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/tools/business-loan?amount=50.000&rate=much');
  await expect(field(page, 'amount')).toHaveAccessibleDescription(/a comma for thousands and a period for decimals/);
  await expect(field(page, 'rate')).toHaveAccessibleDescription(/Please enter a number/);
  await expect(field(page, 'months')).toHaveAccessibleDescription(/Please enter this field/);
  expect(await figures(page)).toEqual({});
  await page.close();
});

test('the schedule of a loan scrolls inside its table on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/tools/business-loan?amount=5000000&rate=9.5&months=120');
  const owed = page.getByRole('columnheader', { name: 'Still owed' }).first();
  await owed.scrollIntoViewIfNeeded();
  await expect(owed).toBeInViewport({ ratio: 1 });
});

test('every calculator of the build is tested here', async () => {
  const { pages } = JSON.parse(await readFile(new URL('../dist/routes.json', import.meta.url), 'utf8'));
  const others = ['/tools/which-fits', '/tools/check-an-offer', '/tools/compare-offers'];
  const calculators = Object.keys(pages).filter((path) => path.startsWith('/tools/') && !others.includes(path));
  expect(calculators.sort()).toEqual(known.map(([tool]) => `/tools/${tool}`).sort());
});
