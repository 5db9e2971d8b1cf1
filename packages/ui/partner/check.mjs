/** `boundless-partner check [folder] [--no-browser]`: checks a partner's page before it is shipped. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  checkPage,
  createReport,
  exampleNotes,
  fillNames,
  linkProblems,
  logoProblems,
  lookAtPage,
} from '../dist/partner/index.js';

function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Checks the project in `folder`, with or without a browser. Returns the number of failed checks. */
export async function check(folder, withBrowser) {
  for (const file of ['package.json', 'src/brand.ts', 'src/pages.ts'])
    if (!existsSync(join(folder, file)))
      stop(`${folder} is not a partner page: there is no ${file}.\n\nboundless-partner check [folder] [--no-browser]`);
  const { resolve: find } = createRequire(join(folder, 'package.json'));
  /** Imports a package of the project. */
  const own = async (name) => {
    try {
      const module = await import(pathToFileURL(find(name)));
      // Node does not detect every named export of a CommonJS module.
      return { ...module.default, ...module };
    } catch (error) {
      if (error.code !== 'MODULE_NOT_FOUND') throw error;
      return stop(
        `${name} is not installed in ${folder}. Run npm install; if it is missing then: npm install -D ${name}`,
      );
    }
  };

  const report = createReport();
  const vite = await own('vite');
  const { brand, pages } = await load(vite, folder);
  const today = new Date().toISOString().slice(0, 10);
  for (const { path, lang, content, meta, labels, english } of pages) {
    if (pages.length > 1) console.log(`${path} (${lang})`);
    const at = (field, reason) =>
      `${/^(id|brand\.)/.test(field) ? `src/brand.ts: ${field.replace('brand.', '')}` : `src/partner.ts: ${field}`}: ${reason}`;
    checkPage({ content: { ...content, meta }, partnerId: brand.id, brand, lang, labels, english, today }, at, report);
    report('links lead somewhere', linkProblems(content, at), exampleNotes(content, at));
    const noLogo = content.brand.logo ? [] : ['there is no logo: the name is set as a wordmark'];
    report('the logo can be drawn', logoProblems(content.brand.logo, at), noLogo);
  }
  // Search engines find the other languages at this address.
  if (pages.length > 1)
    for (const note of exampleNotes({ href: brand.origin }, (_, reason) => `src/brand.ts: origin: ${reason}`))
      console.log(`     note: ${note}`);
  const built = build(folder);
  report('it builds, types included', built);
  if (built.length === 0 && withBrowser) {
    const screenshots = join(folder, 'test-results');
    await lookInBrowser(vite, own, folder, brand, pages, screenshots, report);
    console.log(`     screenshots: ${relative(process.cwd(), screenshots)}`);
  }
  const failed = report.failed();
  const passed = withBrowser ? 'can be shipped' : 'passes what needs no browser';
  console.log(`${brand.name}${failed === 0 ? ` ${passed}.` : `: ${failed} checks failed.`}`);
  return failed;
}

const template = fileURLToPath(new URL('./template/src/partner.ts', import.meta.url));

/** Loads the brand, and the page in each language with the English texts that it began with. */
async function load(vite, root) {
  const server = await vite.createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const [{ brand }, { pages }, { content, meta }] = await Promise.all(
      ['/src/brand.ts', '/src/pages.ts', template].map((file) => server.ssrLoadModule(file)),
    );
    const english = fillNames({ ...content, meta }, brand);
    return { brand, pages: pages.map((page) => ({ ...page, english })) };
  } catch (error) {
    return stop(`FAIL src/brand.ts and src/pages.ts can be read\n     ${error.message}`);
  } finally {
    await server.close();
  }
}

function build(cwd) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Vite's server, which read the project's data, has set NODE_ENV to "development".
  const env = { ...process.env, NODE_ENV: 'production' };
  try {
    execFileSync(npm, ['run', '--silent', 'build'], { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    return [];
  } catch ({ stdout = '', stderr = '' }) {
    // Vite and Node report errors in the second; in the first, Vite also lists what it has built. TypeScript writes to the first only.
    return `${stderr}\n${stdout}`.trim().split('\n').slice(0, 20);
  }
}

async function lookInBrowser(vite, own, folder, brand, pages, screenshots, report) {
  const { chromium } = await own('playwright-core');
  const { AxeBuilder } = await own('@axe-core/playwright');
  const browser = await launch(chromium);
  const server = await vite.preview({ root: folder, logLevel: 'silent', preview: { port: 0, host: '127.0.0.1' } });
  try {
    for (const { path } of pages) {
      const seen = await lookAtPage({
        browser,
        AxeBuilder,
        address: `http://127.0.0.1:${server.httpServer.address().port}${path}`,
        signUp: `/p/${brand.id}/signup/`,
        name: brand.name,
        folder: join(screenshots, path),
      });
      for (const [name, problems] of Object.entries(seen))
        report(pages.length > 1 ? `${path}: ${name}` : name, problems);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Starts the browser in CHROMIUM_PATH, or else an installed Chrome, Chromium or Edge, or a Chromium in the path. */
async function launch(chromium) {
  const { CHROMIUM_PATH: executablePath, PATH = '' } = process.env;
  const channels = ['chrome', 'chromium', 'msedge'].map((channel) => ({ channel }));
  // The names that Linux distributions use.
  const inPath = ['chromium', 'chromium-browser']
    .flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)))
    .filter((file) => existsSync(file))
    .map((file) => ({ executablePath: file }));
  const ways = executablePath ? [{ executablePath }] : [...channels, ...inPath];
  for (const way of ways) {
    const browser = await chromium.launch(way).catch(() => undefined);
    if (browser) return browser;
  }
  return stop(
    'No Chrome, Chromium or Edge could be started. Set CHROMIUM_PATH to one, or skip the browser with --no-browser.',
  );
}
