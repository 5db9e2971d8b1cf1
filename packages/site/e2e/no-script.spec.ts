import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('all items of a rotation are shown', async ({ page }) => {
  await page.goto('/who-we-help');
  const industries = page.locator('[data-slot=industry-card]');
  await expect(industries).toHaveCount(7);
  for (const card of await industries.all()) await expect(card.getByRole('listitem').last()).toBeVisible();
  const quotes = page.locator('[data-slot=testimonial-card]');
  await expect(quotes).toHaveCount(12);
  for (const quote of await quotes.all()) await expect(quote).toBeVisible();
});

const controlsWithScripts =
  '[data-slot=motion-toggle], [data-slot=carousel-controls], [data-slot=category-filter], ' +
  '[data-slot=screenshot-gallery] button, button[aria-label="Search the site"], ' +
  'button:text-matches("^(Load More Articles|Share|Save|Go Back)$")';

for (const path of ['/', '/how-it-works', '/blog', '/blog/debt-financing-guide', '/no-such-page']) {
  test(`${path} hides the controls that need JavaScript`, async ({ page }) => {
    await page.goto(path);
    const controls = await page.locator(controlsWithScripts).all();
    expect(controls.length).toBeGreaterThan(0);
    for (const control of controls) await expect(control).toBeHidden();
  });
}
