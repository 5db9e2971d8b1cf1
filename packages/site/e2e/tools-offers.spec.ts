import { expect, type Page, test } from '@playwright/test';
import { expectFigures, field } from './figures.js';
import { open } from './open.js';

test('an offer is checked in the same way by a plain form, by its address and while typing', async ({
  page,
  browser,
}) => {
  const path = '/tools/check-an-offer';
  const terms = { amount: '60000', rate: '40', months: '24' };
  const result = (within: Page, name: string) =>
    within.locator(`[data-slot=calculator-result][data-name=${name}]`).getAttribute('data-value');
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(path);
  await plain.getByRole('radio', { name: 'Loan' }).check({ force: true });
  await plain.getByLabel('Where the business is').selectOption('CA-ON');
  await plain.getByLabel('Who signs the contract').selectOption('yes');
  await plain.getByRole('button', { name: 'Work it out' }).click();
  // The fields of the other kind come with the next page.
  await expect(field(plain, 'rate')).toHaveAccessibleDescription(/Please enter this field/);
  for (const [name, value] of Object.entries(terms)) await field(plain, name).fill(value);
  await plain.getByRole('button', { name: 'Work it out' }).click();
  expect(await result(plain, 'limit')).toBe('35');
  expect(await result(plain, 'over-limit')).toBe('true');
  await expect(plain.locator('[data-slot=disclosure]')).toHaveText(/yearly rate/);
  await plain.getByText(/twelve clauses/).click();
  await plain.getByLabel('Do you sign a confession of judgment').selectOption('yes');
  await plain.getByRole('button', { name: 'Work it out' }).click();
  await expect(plain.locator('[data-slot=clause]')).toHaveText(/Judgment in advance \(confession of judgment\)Yes/);
  const request = plain.locator('[data-slot=disclosure-request]');
  await expect(request).toContainText('Judgment in advance (confession of judgment): a contract without one');
  for (const item of ['yearly rate', 'annual percentage rate']) await expect(request).toContainText(item);
  const query = new URL(plain.url()).search;
  const rate = await result(plain, 'annual-rate');
  await plain.close();

  await open(page, path + query);
  expect(await result(page, 'annual-rate')).toBe(rate);
  await page.getByLabel('Who signs the contract').selectOption('no');
  expect(await result(page, 'limit')).toBe('48');
  expect(await result(page, 'over-limit')).toBe('false');
  await page.getByText('More fees').click();
  await field(page, 'draw-fee').fill('20');
  expect(await result(page, 'over-limit')).toBe('true');
  await expect(page).toHaveURL(/draw-fee=20/);
  await expect(page).toHaveURL(/sole=no/);

  await expect(page.locator('[data-slot=clause]')).toHaveCount(1);
  await page.getByLabel('Does an owner guarantee it personally?').selectOption('silent');
  await expect(page.locator('[data-slot=clause]')).toHaveCount(2);
  for (const clause of ['guarantee', 'confession']) await page.locator(`select[name=${clause}]`).selectOption('');
  await expect(page.locator('[data-slot=clause]')).toHaveCount(0);

  await page.getByLabel('Where the business is').selectOption('US-TX');
  await expect(page.getByText(/In Texas the highest rate of a loan to a business/)).toBeVisible();
  await page.getByLabel('Where the business is').selectOption('US-CA');
  await expect(page.getByText(/constitution \(article XV\) limits a loan/)).toBeVisible();
  await expect(page.locator('[data-slot=disclosure]')).not.toHaveCount(0);
  await expect(page.locator('[data-slot=disclosure]:not(:has(a[href^="https://"]))')).toHaveCount(0);
  await expect(page.locator('[data-name=limit]')).toHaveCount(0);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('checkbox', { name: /How much it provides/ }).check();
  await page.getByRole('button', { name: 'Copy the request' }).click();
  await expect(page.locator('[data-slot=toast]')).toContainText('Request copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).not.toContain('the amount that you provide');
  for (const item of ['how much of it we receive', 'an owner has to guarantee']) expect(copied).toContain(item);
});

test('two offers are compared in the same way by a plain form and by an address, which "Check an offer" links to', async ({
  page,
  browser,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto('/tools/check-an-offer?kind=advance&amount=50000&factor=1.3&days=180&region=US-CA&debit=yes');
  await plain.getByRole('link', { name: 'Compare it with another offer' }).click();
  await expect(field(plain, 'a-factor')).toHaveValue('1.3');
  for (const [name, value] of Object.entries({ amount: '50000', rate: '14', months: '24' }))
    await field(plain, `b-${name}`).fill(value);
  await plain
    .getByRole('group', { name: 'Offer B' })
    .getByText(/twelve clauses/)
    .click();
  await plain.locator('select[name=b-debit]').selectOption('no');
  await plain.getByRole('button', { name: 'Work it out' }).click();
  const expected = { 'a-cost': 15_000, 'b-cost': 7615.46, 'a-weekly-payment': 2527.78, 'b-weekly-payment': 552.48 };
  await expectFigures(plain, expected);
  await expect(plain.getByRole('row', { name: /^Bank debits \(debit rights\) Yes\. .+ No\. / })).toBeVisible();
  const { pathname, search } = new URL(plain.url());
  await plain.close();

  await open(page, pathname + search);
  await expectFigures(page, expected);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-slot=calculator-panel] form')).toBeHidden();
  await expect(page.getByRole('row', { name: 'Interest rate Does not apply 14% a year' })).toBeVisible();
  await expect(page.locator('[data-slot=tool-list]')).toBeHidden();
  await expect(page.getByText(/For money that you need for years, the annual rate/)).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.locator('select[name=b-debit]').selectOption('yes');
  await expect(page.getByText('Your answers about the clauses are the same for both offers.')).toBeVisible();
});
