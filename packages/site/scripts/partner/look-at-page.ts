import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { cookieConsent } from '@boundless/ui/components/cookie-banner';
import { lookAtPage } from '@boundless/ui/look-at-page';
import { chromium } from '@playwright/test';

export interface Look {
  path: string;
  signUp: string;
  /** The partner's name. */
  name: string;
  /** Where the screenshots go. */
  folder: string;
  /** The repository's top folder. */
  root: string;
}

/** Serves the built site and looks at a partner's page as a visitor would. Returns what is wrong, by check. */
export async function lookAtBuiltPage({ path, signUp, name, folder, root }: Look): Promise<Record<string, string[]>> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
  const dataDir = await mkdtemp(join(tmpdir(), 'boundless-partner-'));
  const port = await freePort();
  const server = startServer(root, port, dataDir);
  try {
    const origin = `http://127.0.0.1:${port}`;
    await ready(`${origin}/readyz`, server);
    return await lookAtPage({
      browser,
      AxeBuilder,
      address: origin + path,
      signUp,
      name,
      folder,
      // Who signs a page off sees the page, and not the banner over it.
      stored: cookieConsent,
      ready: 'html[data-hydrated=true]',
    });
  } finally {
    await browser.close();
    server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function startServer(root: string, port: number, dataDir: string): ChildProcess {
  return spawn(process.execPath, [join(root, 'packages/api/dist/server.js')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: 'looks only',
      LOG_LEVEL: 'silent',
    },
  });
}

async function ready(url: string, server: ChildProcess) {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; ) {
    if (server.exitCode !== null) throw new Error('The server ended before it was ready. Run npm run build first.');
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server was not ready within 20 s.');
}

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
