/** A scaffolded page in English and French, with a quote, a section of its own, an offer that has ended, and a campaign. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { createSteps, expect, failure, run } from './steps.js';

export async function checkLanguages(project: string) {
  const step = createSteps();
  const source = (file: string) => join(project, 'src', file);
  const html = (file: string) => readFileSync(join(project, 'dist', file), 'utf8');
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(source(file), 'utf8');
    expect(text.includes(from), `${file} has no "${from}".`);
    writeFileSync(
      source(file),
      text.replace(from, () => to),
    );
    return () => writeFileSync(source(file), text);
  };
  const check = ['run', 'check', '--', '--no-browser'];

  await step('a page in French with a quote and its own section passes the check', () => {
    cpSync(join(import.meta.dirname, '../../fixtures/partner-in-french'), join(project, 'src'), { recursive: true });
    edit('pages.ts', '...partner }', "...partner }, { path: '/fr/', lang: 'fr-CA', label: 'Français', ...french }");
    edit('pages.ts', 'import', "import * as french from './partner.fr.js';\nimport");
    edit(
      'page.tsx',
      'boundless.example/"\n        />',
      'boundless.example/"\n        >\n          <OwnSection lang={page.lang} />\n        </PartnerPage>',
    );
    edit('page.tsx', 'import', "import { OwnSection } from './own-section.js';\nimport");
    const said = run('npm', ['run', 'check'], project);
    expect(said.includes('ok   /fr/: axe finds nothing'), `The French page was not looked at:\n${said}`);
  });

  await step('both languages name each other', () => {
    for (const [file, lang, locale, other] of [
      ['index.html', 'en', 'en_US', 'Français'],
      ['fr/index.html', 'fr-CA', 'fr_CA', 'English'],
    ] as const) {
      const document = html(file);
      const texts = [`<html lang="${lang}"`, `og:locale" content="${locale}"`, `>${other}<`, 'data-slot="own-section"'];
      const links = [
        'hreflang="en" href="https://www.example.com/"',
        'hreflang="fr-CA" href="https://www.example.com/fr/"',
      ];
      for (const text of [...texts, ...links]) expect(document.includes(text), `${file} has no ${text}`);
    }
    for (const text of ['« prêt à lire »', 'Okafor Transport', 'Exemple fictif', '5 étoiles sur 5'])
      expect(html('fr/index.html').includes(text), `The French page has no "${text}".`);
  });

  await step('the campaign reaches the sign-up, and no cookie is set', async () => {
    const server = await preview({ root: project, logLevel: 'warn', preview: { port: 0, host: '127.0.0.1' } });
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      await page.goto(`${server.resolvedUrls?.local[0]}fr/?utm_source=mail&gclid=1`);
      const link = page.getByRole('link', { name: 'Commencer' }).last();
      await page.waitForSelector('a[href*="utm_source"]');
      expect((await link.getAttribute('href'))?.endsWith('/signup/?utm_source=mail'), 'The campaign is not carried.');
      expect((await page.context().cookies()).length === 0, 'A cookie was set.');
    } finally {
      await browser.close();
      await server.close();
    }
  });

  await step('the check names what is left in English', () => {
    const restore = edit('partner.fr.ts', 'Vos livres sont prêts.', 'Your records are ready. Your funding can be too.');
    const said = failure(() => run('npm', check, project));
    expect(said.includes('closing.title: is in English: "Your records are ready.'), `The text is not named:\n${said}`);
    restore();
  });

  await step('an offer that has ended is not on the page', () => {
    const restore = edit(
      'partner.ts',
      "offer: 'For customers of our partner'",
      "offer: 'Ends soon',\n  validUntil: '2020-01-31'",
    );
    const said = run('npm', ['run', 'build'], project);
    expect(said.includes('the offer ended on 2020-01-31'), `The build does not say that the offer ended:\n${said}`);
    expect(!html('index.html').includes('Ends soon'), 'The page shows the offer.');
    restore();
  });
}
