import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { readArticles } from './build-articles.js';
import { loadEntries } from './entries.js';
import { findInvented, reasonToRefuse } from './find-invented.js';
import { paths } from './paths.js';

const found = findInvented(await loadEntries(), (await readArticles(paths.articles)).articles);

it('names every file with a testimonial, a deal, a founder, an author or a lender', () => {
  const files = found.map(({ file }) => file);
  for (const name of ['testimonials', 'who-we-help', 'about-us', 'authors', 'lenders-list', 'home', 'lenders'])
    expect(files).toContain(`src/entries/${name}.ts`);
  expect(files).toContain('src/partners/doola.ts');
});

it('names every press release and case study', async () => {
  const news = (await readArticles(paths.articles)).articles.filter(({ meta }) =>
    /press-release|case-study|feature/.test(meta.type),
  );
  expect(news).not.toHaveLength(0);
  for (const { meta } of news) expect(found.map(({ file }) => file)).toContain(`src/articles/${meta.slug}.md`);
});

it('omits sample partners, which are not published', () => {
  expect(found.map(({ file }) => file)).not.toContain('src/partners/lumora.ts');
});

it('refuses a real host and names the files, but accepts an example host', () => {
  expect(reasonToRefuse('https://www.boundless.example', found)).toBeUndefined();
  expect(reasonToRefuse('https://www.example.com', [])).toBeUndefined();
  const reason = reasonToRefuse('https://www.example.com', [{ file: 'src/site/office.ts', what: 'the address' }]);
  expect(reason).toContain('packages/content/src/site/office.ts: the address');
  expect(reasonToRefuse('https://example.evil.com', found)).toContain('testimonials.ts');
});

it('stops the build', () => {
  const build = () =>
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
      cwd: paths.root,
      env: { ...process.env, PUBLIC_SITE_ORIGIN: 'https://www.boundless.ca' },
      stdio: 'pipe',
    });
  expect(build).toThrow(/testimonials\.ts: 12 with invented: true/);
});
