import { expect, test } from '@playwright/test';
import { figures } from './figures.js';
import { open, waitForHydration } from './open.js';

for (const address of [
  '/tools/business-loan?amount=100000&rate=8&months=60&financed-fee=2000&currency=CAD',
  '/tools/check-an-offer?kind=loan&amount=60000&rate=40&months=24&region=CA-ON&sole=yes',
  '/tools/compare-offers?a-amount=50000&a-factor=1.3&a-days=180&b-amount=50000&b-rate=14&b-months=24',
  '/tools/which-fits?need=late&amount=medium&stage=new&country=us',
]) {
  const [path = ''] = address.split('?');
  test(`${path}: the static document works out the result of its address`, async ({ page, context, request }) => {
    await open(page, address);
    const copy = await context.newPage();
    const document = await (await request.get(path)).text();
    const errors: Error[] = [];
    copy.on('pageerror', (error) => errors.push(error));
    await copy.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html', body: document }));
    await copy.goto(address);
    await waitForHydration(copy);
    // Above its limit of rendered pages the server sends the static document for the first page too. Its parts load after hydration.
    for (const one of [page, copy]) await one.waitForLoadState('networkidle');
    await expect(async () => {
      expect(await copy.locator('main').innerText()).toBe(await page.locator('main').innerText());
      expect(await figures(copy)).toEqual(await figures(page));
    }).toPass();
    await expect(copy).toHaveURL(address);
    await expect(copy.locator('title')).toHaveCount(1);
    expect(errors).toEqual([]);
  });
}
