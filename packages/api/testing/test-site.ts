import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const page = (title: string) => `<!doctype html><title>${title}</title>`;

const newsletter = ['confirm', 'confirmed', 'unsubscribe', 'unsubscribed'];
const paths = [
  '/',
  '/tools/sum',
  '/contact-us',
  '/partners',
  '/partners?kind=big-lenders',
  '/lenders',
  '/partner-contact',
  ...newsletter.map((name) => `/newsletter/${name}`),
];
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1).replace('?', '.')}.html`);

/** Writes a small version of the site's build into a folder. */
export async function buildTestSite(dist: string): Promise<string> {
  const files: Record<string, string> = {
    ...Object.fromEntries(paths.map((path) => [fileOf(path), page(path)])),
    '404.html': page('Page Not Found'),
    'coming-soon.html': page('Coming Soon'),
    'assets/main-abc123.js': 'console.log("hello")',
    'robots.txt': 'User-agent: *',
  };
  await mkdir(join(dist, 'client/assets'), { recursive: true });
  await mkdir(join(dist, 'client/tools'));
  await mkdir(join(dist, 'server'));
  await mkdir(join(dist, 'client/newsletter'));
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(dist, 'client', name), content);
    await writeFile(join(dist, 'client', `${name}.br`), brotliCompressSync(content));
    await writeFile(join(dist, 'client', `${name}.gz`), gzipSync(content));
  }
  const routes = {
    pages: Object.fromEntries(paths.map((path) => [path, fileOf(path)])),
    redirects: { '/who-we-are': '/about-us' },
    parameters: { '/tools/sum': ['a', 'b'] },
    notFound: [
      { prefix: '/blog/', file: 'coming-soon.html' },
      { prefix: '/', file: '404.html' },
    ],
    inlineScripts: ['sha256-Zmlyc3Q='],
    sender: { newsletter: 'newsletter', address: ['Boundless', '1 Test Lane'], contact: 'support@boundless.example' },
  };
  await writeFile(join(dist, 'routes.json'), JSON.stringify(routes));
  await writeFile(
    join(dist, 'server/entry-server.js'),
    `export const renderPage = async (path, form, search) =>
      '<!doctype html><p>' + path + ' ' + (search ?? JSON.stringify(form)) + '</p>';
    export const filesWithoutOffers = async () => ({});`,
  );
  await writeFile(join(dist, 'secret.txt'), 'not for the public');
  return dist;
}
