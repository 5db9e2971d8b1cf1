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
  test(`${path}: the static document works out the result of its address`, async ({ page, request }) => {
    const main = page.locator('main');
    await open(page, address);
    // The server may have sent the static document here too, above its limit of rendered pages. Its parts load after hydration.
    await page.waitForLoadState('networkidle');
    const [rendered, results] = [await main.innerText(), await figures(page)];
    const document = await (await request.get(path)).text();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html', body: document }));
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => main.innerText()).toBe(rendered);
    expect(await figures(page)).toEqual(results);
    await expect(page).toHaveURL(address);
    await expect(page.locator('title')).toHaveCount(1);
    expect(errors).toEqual([]);
  });
}
