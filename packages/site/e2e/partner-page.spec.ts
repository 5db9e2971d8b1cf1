import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { JSDOM } from 'jsdom';

const fileOf = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');
const partners: { id: string; path: string }[] = JSON.parse(
  await fileOf('../../content/generated/partner-routes.json'),
);
const { pages }: { pages: Record<string, string> } = JSON.parse(await fileOf('../dist/routes.json'));

for (const { id, path } of partners) {
  test(`${path} has the sections of a partner's page, and its own header`, async () => {
    const { document } = new JSDOM(await fileOf(`../dist/client/${pages[path]}`)).window;
    const count = (selector: string) => document.querySelectorAll(selector).length;
    expect(count('main[id=main]')).toBe(1);
    expect(count('[data-slot=site-header]')).toBe(0);
    expect(count('body header')).toBe(1);
    expect(count('[data-slot=site-footer]')).toBe(1);
    expect(count('[data-slot=partner-page] [data-slot=site-footer]')).toBe(0);
    expect(count('[data-slot=partner-hero]')).toBe(1);
    expect(count('[data-slot=partner-disclosures]')).toBe(1);
    const hasFaqData = document.querySelector('script[type="application/ld+json"]')?.textContent?.includes('FAQPage');
    expect(hasFaqData).toBe(count('[data-slot=faq-item]') > 0);
  });

  test(`${path} has its partner's colours from the build`, async () => {
    const { document } = new JSDOM(await fileOf(`../dist/client/${pages[path]}`)).window;
    const root = document.querySelector<HTMLElement>(`[data-slot=partner-page][data-partner="${id}"]`);
    expect(root?.style.getPropertyValue('--bl-brand-accent')).toMatch(/^#[\da-f]{6}$/);
  });
}

test('the doola page has six logos and financing types, five steps, six questions and its badge', async ({ page }) => {
  // The built document: the server leaves the offer out once it has ended.
  await page.route('**/doola-partnership', (route) =>
    route.fulfill({ path: fileURLToPath(new URL('../dist/client/doola-partnership.html', import.meta.url)) }),
  );
  await page.goto('/doola-partnership');
  await page.waitForSelector('html[data-hydrated=true]');
  await expect(page.getByText('Limited time offer')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Funded Fast!');
  await expect(page.locator('[data-slot=logo-marquee-item]:not([aria-hidden])')).toHaveCount(6);
  await expect(page.locator('[data-slot=financing-type]')).toHaveCount(6);
  await expect(page.locator('[data-slot=step-item]')).toHaveCount(5);
  await expect(page.locator('[data-slot=faq-item]')).toHaveCount(6);
  const signUp = page.locator('[data-slot=partner-hero]').getByRole('link', { name: 'Get Started' });
  await expect(signUp).toHaveAttribute('href', 'https://app.boundless.example/p/doola/signup/');
});

test('the campaign reaches the sign-up, and every form stays on the page', async ({ page }) => {
  await page.goto('/doola-partnership?utm_source=mail');
  await page.waitForSelector('html[data-hydrated=true]');
  const signUp = page.locator('[data-slot=partner-hero]').getByRole('link', { name: 'Get Started' });
  await expect(signUp).toHaveAttribute('href', /\/p\/doola\/signup\/\?utm_source=mail$/);
  await expect(page.locator('[data-slot=newsletter-form]')).toBeVisible();
});

test('links between a partner’s page and the home page work, each with its own header', async ({ page }) => {
  await page.goto('/doola-partnership');
  await page.waitForSelector('html[data-hydrated=true]');
  await page.getByRole('link', { name: 'Boundless, home' }).click();
  await expect(page.locator('[data-slot=site-header]')).toBeVisible();
  await expect(page.locator('[data-slot=partner-page]')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('[data-slot=partner-header]')).toBeVisible();
  await expect(page.locator('[data-slot=site-header]')).toHaveCount(0);
  await expect(page.locator('main')).toHaveCount(1);
});

test('a page that is opened from a partner’s page shows its menus at once', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const header = document.querySelector('[data-slot=site-header]');
      if (!header) return;
      document.documentElement.dataset.menus = String(header.querySelectorAll('[data-slot=mega-menu-trigger]').length);
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/doola-partnership');
  await page.waitForSelector('html[data-hydrated=true]');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-menus', '4');
});

test('no page loads the code that derives colours', async () => {
  const folder = new URL('../dist/client/assets/', import.meta.url);
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) {
    expect(await readFile(new URL(name, folder), 'utf8'), name).not.toMatch(
      /--bl-brand-deep-raised|wcagContrast|oklab65/,
    );
  }
});
