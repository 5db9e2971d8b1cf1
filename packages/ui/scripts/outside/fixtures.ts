/** Applications of other people in `fixtures/`: each installs the packed kit, is built, and is loaded in a browser. */
import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { dataOfStories } from './samples.js';
import { cleanEnvironment, createSteps, expect, install, run } from './steps.js';

const kit = join(import.meta.dirname, '../..');
const vite = ['node_modules/vite/bin/vite.js', 'preview', '--strictPort', '--port'];

interface Fixture {
  folder: string;
  name: string;
  /** Where the sources are, to which the form's texts are copied. */
  sources: string;
  /** Arguments for Node that serve the build, without the port. */
  serve: string[];
  prepare?: (folder: string) => Promise<void>;
  look?: (page: Page) => Promise<void>;
}

const fixtures: Fixture[] = [
  {
    folder: 'vite-strict',
    name: 'Vite with strict TypeScript, checked libraries and the oldest React',
    sources: 'src',
    serve: vite,
    async prepare(folder) {
      const { peerDependencies } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'));
      const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      for (const name of ['react', 'react-dom'])
        expect(peerDependencies[name] === `^${dependencies[name]}`, `${name}: not the oldest that the kit promises.`);
    },
  },
  {
    folder: 'next-app',
    name: "Next's App Router with every unit on a server page",
    sources: 'app',
    serve: ['node_modules/next/dist/bin/next', 'start', '--port'],
    async prepare(folder) {
      const samples = await dataOfStories();
      expect(Object.keys(samples).length > 90, 'Too few units have a story that can be told as data.');
      writeFileSync(join(folder, 'app/samples.json'), JSON.stringify(samples));
    },
    async look(page) {
      const empty = await page.locator('[data-unit]:not(:has(*))').count();
      expect(empty < 5, `${empty} units render nothing.`);
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      await page.getByRole('link', { name: 'To the form' }).click();
      await page.waitForURL('**/contact');
      expect(await page.evaluate(() => 'stayed' in window), "The kit's link does not use Next's.");
    },
  },
  {
    folder: 'plain',
    name: 'a hydrated page without TypeScript and Tailwind',
    sources: 'src',
    serve: vite,
    async look(page) {
      const heading = page.getByRole('heading', { level: 1 });
      const size = await heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(size > 60, `The heading has ${size} px: the style sheet is missing.`);
    },
  },
  {
    folder: 'own-tailwind',
    name: 'Tailwind with a theme of its own',
    sources: 'src',
    serve: vite,
    async look(page) {
      const colourOf = (role: 'heading' | 'link', property: 'color' | 'backgroundColor') =>
        page
          .getByRole(role)
          .first()
          .evaluate((element, name) => getComputedStyle(element)[name], property);
      expect((await colourOf('heading', 'color')) === 'rgb(122, 31, 92)', "The application's own colour is missing.");
      expect((await colourOf('link', 'backgroundColor')).startsWith('oklch(0.478'), "The kit's button has no colour.");
    },
  },
];

/** Runs the fixtures in `folder`, where the packed kit is `kit.tgz`. */
export async function checkFixtures(folder: string) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
  for (const fixture of fixtures) {
    const step = createSteps();
    const target = join(folder, fixture.folder);
    await step(`${fixture.name}: it installs`, async () => {
      cpSync(join(kit, 'fixtures', fixture.folder), target, { recursive: true });
      cpSync(join(kit, 'fixtures/contact.ts'), join(target, fixture.sources, 'contact.ts'));
      await fixture.prepare?.(target);
      install(target);
    });
    await step(`${fixture.name}: it builds`, () => run('npm', ['run', 'build'], target));
    await step(`${fixture.name}: it works in a browser and reports nothing`, () => look(browser, target, fixture));
  }
  await browser.close();
}

async function look(browser: Browser, cwd: string, { serve, look: lookCloser }: Fixture) {
  const port = await freePort();
  const server = spawn(process.execPath, [...serve, String(port)], { cwd, env: cleanEnvironment(), stdio: 'ignore' });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const reports: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) reports.push(message.text());
  });
  page.on('pageerror', (error) => reports.push(String(error)));
  try {
    await waitForServer(`http://localhost:${port}/`);
    await page.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle' });
    // Only a hydrated form shows messages of its own.
    const form = page.locator('form').first();
    await form.getByRole('button', { name: 'Send Message' }).click();
    await form.getByText('Please enter this field').first().waitFor();
    await lookCloser?.(page);
    expect(reports.length === 0, `The browser's console has:\n${reports.join('\n')}`);
  } finally {
    await page.close();
    server.kill();
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

async function waitForServer(address: string) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} does not respond.`);
}
