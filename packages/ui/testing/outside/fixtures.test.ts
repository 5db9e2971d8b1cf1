/** Applications of other people in `fixtures/`: each installs the packed kit, is built, and is loaded in a browser. */
import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { cleanEnvironment, install, kit, run } from './commands.js';
import { dataOfStories } from './data-of-stories.js';
import { launch } from './launch.js';

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
      for (const name of ['react', 'react-dom']) expect(peerDependencies[name]).toBe(`^${dependencies[name]}`);
    },
  },
  {
    folder: 'next-app',
    name: "Next's App Router with every unit on a server page",
    sources: 'app',
    serve: ['node_modules/next/dist/bin/next', 'start', '--port'],
    async prepare(folder) {
      const samples = await dataOfStories();
      expect(Object.keys(samples).length).toBeGreaterThan(90);
      writeFileSync(join(folder, 'app/samples.json'), JSON.stringify(samples));
    },
    async look(page) {
      expect(await page.locator('[data-unit]:not(:has(*))').count()).toBeLessThan(5);
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      await page.getByRole('link', { name: 'To the form' }).click();
      await page.waitForURL('**/contact');
      expect(await page.evaluate(() => 'stayed' in window), "The kit's link does not use Next's.").toBe(true);
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
      expect(size, 'The style sheet is missing.').toBeGreaterThan(60);
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
      expect(await colourOf('heading', 'color'), "The application's own colour").toBe('rgb(122, 31, 92)');
      expect(await colourOf('link', 'backgroundColor'), "The kit's button").toMatch(/^oklch\(0\.478/);
    },
  },
];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each(fixtures)('$name', ({ folder, sources, serve, prepare, look }) => {
  const target = join(inject('folder'), folder);

  it('installs', async () => {
    cpSync(join(kit, 'testing/outside/fixtures', folder), target, { recursive: true });
    cpSync(join(kit, 'testing/outside/fixtures/contact.ts'), join(target, sources, 'contact.ts'));
    await prepare?.(target);
    install(target);
  });

  it('builds', () => {
    run('npm', ['run', 'build'], target);
  });

  it('works in a browser and reports nothing', async () => {
    const port = await getPort();
    const options = { cwd: target, env: cleanEnvironment(), stdio: 'ignore' } as const;
    const server = spawn(process.execPath, [...serve, String(port)], options);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const reports: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) reports.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => reports.push(String(error)));
    try {
      await vi.waitFor(() => fetch(`http://localhost:${port}/`), { timeout: 30_000, interval: 100 });
      await page.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle' });
      // Only a hydrated form shows messages of its own.
      const form = page.locator('form').first();
      await form.getByRole('button', { name: 'Send Message' }).click();
      await form.getByText('Please enter this field').first().waitFor();
      await look?.(page);
      expect(reports).toEqual([]);
    } finally {
      await page.close();
      server.kill();
    }
  });
});
