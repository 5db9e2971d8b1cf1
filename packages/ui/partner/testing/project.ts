import { join } from 'node:path';
import type { Page } from 'playwright';
import { preview } from 'vite';
import { inject } from 'vitest';
import { run } from '../../testing/outside/commands.js';
import { launch } from '../../testing/outside/launch.js';

/** Makes a partner's project with the command of the packed kit. Returns what it prints. */
export function create(project: string, ...args: string[]): string {
  const tool = join(inject('folder'), 'tool/package/partner/boundless-partner.mjs');
  return run(process.execPath, [tool, 'create', project, ...args], inject('folder'));
}

/** Serves the build of a project, and opens a page of it in a browser. */
export async function openBuild(project: string, path: string, look: (page: Page) => Promise<void>) {
  const server = await preview({ root: project, logLevel: 'warn', preview: { port: 0, host: '127.0.0.1' } });
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(`${server.resolvedUrls?.local[0]}${path}`);
    await look(page);
  } finally {
    await browser.close();
    await server.close();
  }
}
