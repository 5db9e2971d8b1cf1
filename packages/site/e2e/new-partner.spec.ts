import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const port = 3230;

/** A copy of this repository as a clean checkout has it after `npm ci`, whose packages are this one's. */
function checkOut(): string {
  const copy = mkdtempSync(join(tmpdir(), 'boundless-new-partner-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of files.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  const folders = ['.', ...readdirSync(join(root, 'packages')).map((name) => join('packages', name))];
  for (const folder of folders.map((name) => join(name, 'node_modules')).filter((name) => existsSync(join(root, name))))
    link(copy, folder);
  mkdirSync(join(copy, 'node_modules/@boundless'));
  for (const name of readdirSync(join(root, 'node_modules/@boundless'))) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@boundless', name));
  }
  const lock = readFileSync(join(copy, 'package-lock.json'));
  writeFileSync(join(copy, 'node_modules/.installed-from'), createHash('sha256').update(lock).digest('hex'));
  return copy;
}

function link(copy: string, folder: string) {
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of readdirSync(join(root, folder))) {
    if (name.startsWith('.') && name !== '.bin') continue;
    if (name === '@boundless' && !lstatSync(join(root, folder, name)).isSymbolicLink()) continue;
    symlinkSync(join(root, folder, name), join(copy, folder, name));
  }
}

test('from one command to a page in the browser takes a slow machine less than two minutes', async ({ page }) => {
  const copy = checkOut();
  const command = (...args: string[]) =>
    execFileSync(process.execPath, ['scripts/new-partner.mjs', ...args], {
      cwd: copy,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const answers = ['--id', 'acme', '--name', 'Acme', '--accent', '#ffe600', '--yes'];
  let server: ReturnType<typeof spawn> | undefined;
  try {
    const started = Date.now();
    const said = command(...answers);
    expect(said).toContain('/acme-partnership');
    expect(said).toMatch(/All \d+ pairs pass/);

    const vite = join(root, 'node_modules/vite/bin/vite.js');
    server = spawn(
      process.execPath,
      ['--import', 'tsx', vite, '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
      {
        cwd: join(copy, 'packages/site'),
        stdio: 'ignore',
      },
    );
    const address = `http://127.0.0.1:${port}/acme-partnership`;
    await expect(async () => expect((await fetch(address)).ok).toBe(true)).toPass({ timeout: 60_000 });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Funded Fast!', { timeout: 30_000 });
    const seconds = (Date.now() - started) / 1000;
    console.log(`new partner: visible after ${seconds.toFixed(1)} s`);
    // A quarter of a minute where nothing else runs.
    expect(seconds).toBeLessThan(120);

    // The search works while one develops, too, and finds the new page.
    await page.goto(new URL('/', address).href);
    await page.getByRole('button', { name: 'Search the site' }).click();
    await page.getByRole('combobox', { name: 'Search the site' }).fill('Acme');
    await expect(page.getByRole('option').first()).toContainText('Acme');
    await page.goto(address);

    const file = join(copy, 'packages/content/src/partners/acme.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Get Funded Fast!', 'Money for makers'));
    // Saved, and the browser shows it.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Money for makers');
    const written = readFileSync(file, 'utf8');
    expect(() => command(...answers)).toThrow(/is there already/);
    expect(readFileSync(file, 'utf8')).toBe(written);
  } finally {
    server?.kill();
    rmSync(copy, { recursive: true, force: true });
  }
});
