import { execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from '@boundless/scripts/copy-repository';
import { root } from '@boundless/scripts/run';
import { waitUntilReady } from '@boundless/scripts/site-server';
import { expect, type Page, test } from '@playwright/test';
import getPort from 'get-port';
import { expectAccessible } from './expect-accessible.js';
import { open } from './open.js';

const beforeEnd = '2029-12-30';

/** A page that is nothing but an offer. */
const onlyOffer = `import { definePartner } from './page/define-partner.js';

export const brisk = definePartner({
  id: 'brisk',
  brand: { name: 'Brisk', accent: 'navy' },
  hero: { title: 'Get Funded Fast!' },
  offer: 'First month offer',
  validUntil: '2029-12-31',
  sections: ['hero', 'closing', 'disclosures'],
});
`;

let copy: string;
/** Lumora, a sample, is published in a copy of the repository. */
test.beforeAll(() => {
  test.setTimeout(900_000);
  copy = copyRepository();
  const partners = join(copy, 'packages/content/src/partners');
  const file = join(partners, 'lumora.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace('  invented: true,\n', ''));
  writeFileSync(join(partners, 'brisk.ts'), onlyOffer);
  cpSync(join(root, 'packages/api/dist'), join(copy, 'packages/api/dist'), { recursive: true });
  for (const name of ['content', 'site'])
    execFileSync('npm', ['run', 'build', '-w', `@boundless/${name}`], {
      cwd: copy,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
});
test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Serves the copy, with a clock that starts on `day`. */
async function serve(day: string) {
  const port = await getPort();
  const clock = `const ahead = ${Date.parse(day)} - Date.now(), now = Date.now; Date.now = () => now() + ahead;`;
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(clock)}`, 'packages/api/dist/server.js'],
    {
      cwd: copy,
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: join(copy, `data-${port}`),
        ADMIN_PASSWORD: 'a password for tests',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let log = '';
  child.stdout.on('data', (data) => {
    log += data;
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(origin, child);
  return { origin, log: () => log, stop: () => child.kill() };
}

const signUp = (page: Page, name: string) => page.locator('[data-slot=partner-hero]').getByRole('link', { name });

test('a partner’s page has two languages, a quote, its own section, and carries its campaign', {
  tag: '@slow',
}, async ({ page }) => {
  const { origin, stop } = await serve(beforeEnd);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'));
  try {
    await open(page, `${origin}/lumora-partnership?utm_source=mail&gclid=1`);
    await expect(page.getByText('First season offer')).toBeVisible();
    await expect(page.locator('time')).toHaveText('December 31, 2029');
    await expect(page.getByRole('heading', { name: 'What Lumora adds' })).toBeVisible();
    await expect(page.locator('[data-slot=featured-quote]')).toContainText('Illustrative example');
    await expect(signUp(page, 'Get Started')).toHaveAttribute('href', /\/p\/lumora\/signup\/\?utm_source=mail$/);
    await expectAccessible(page);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(`${origin}/partenariat-lumora`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(page.getByRole('heading', { name: 'Ce que Lumora apporte' })).toBeVisible();
    await expect(page.locator('time')).toHaveText('31 décembre 2029');
    await expect(page.locator('[data-slot=featured-quote]')).toContainText('Exemple fictif');
    await expect(page.getByRole('img', { name: '5 étoiles sur 5' })).toBeVisible();
    await expect(signUp(page, 'Commencer')).toHaveAttribute('href', /\/p\/lumora\/signup\/\?utm_source=mail$/);
    await expectAccessible(page);
    await expect(page.locator('[data-slot=newsletter-form] [name=source]')).toHaveValue(/"partner":"lumora"/);

    await page.getByRole('link', { name: 'Boundless, accueil' }).click();
    const start = page.getByRole('main').getByRole('link', { name: 'Get Started Free' }).first();
    await expect(start).toHaveAttribute('href', /\/signup\/\?partner=lumora&utm_source=mail$/);
    expect(await page.context().cookies()).toEqual([]);
    expect(complaints).toEqual([]);

    for (const path of ['/lumora-partnership', '/partenariat-lumora']) {
      const html = await (await fetch(origin + path)).text();
      const [lang, locale] = path.startsWith('/l') ? ['en', 'en_US'] : ['fr-CA', 'fr_CA'];
      expect(html).toContain(`<html lang="${lang}"`);
      expect(html).toContain(`property="og:locale" content="${locale}"`);
      expect(html).toMatch(/hreflang="en" href="[^"]+\/lumora-partnership"/i);
      expect(html).toMatch(/hreflang="fr-CA" href="[^"]+\/partenariat-lumora"/i);
    }
  } finally {
    stop();
  }
});

test('a running server shows a page without its offer after the last day', { tag: '@slow' }, async ({ page }) => {
  const [before, after] = [await serve(beforeEnd), await serve('2030-01-01')];
  try {
    const sitemap = async ({ origin }: typeof before) => (await fetch(`${origin}/sitemap.xml`)).text();
    expect(await sitemap(before)).toContain('/brisk-partnership<');
    expect(await sitemap(after)).not.toContain('/brisk-partnership<');
    expect(await sitemap(after)).toContain('/partenariat-lumora<');
    expect(await (await fetch(`${after.origin}/brisk-partnership`)).text()).toContain('noindex');

    for (const [path, offer, then] of [
      ['/lumora-partnership', 'First season offer', 'For Lumora shops'],
      ['/partenariat-lumora', 'Offre de première saison', 'Pour les boutiques Lumora'],
    ] as const) {
      await open(page, before.origin + path);
      await expect(page.getByText(offer)).toBeVisible();
      await open(page, after.origin + path);
      await expect(page.getByText(then, { exact: true })).toBeVisible();
      await expect(page.getByText(offer)).toHaveCount(0);
      await expect(page.locator('time')).toHaveCount(0);
    }
    await expect.poll(after.log).toContain('"page":"/lumora-partnership","validUntil":"2029-12-31"');
  } finally {
    before.stop();
    after.stop();
  }
});
