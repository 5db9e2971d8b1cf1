import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from '@boundless/scripts/copy-repository';
import { root } from '@boundless/scripts/run';
import { expect, test } from '@playwright/test';

const port = 3230;

/** A copy of this repository, in the state of a clean checkout after `npm ci`. */
function checkOut(): string {
  const copy = copyRepository();
  const lock = readFileSync(join(copy, 'package-lock.json'));
  writeFileSync(join(copy, 'node_modules/.installed-from'), createHash('sha256').update(lock).digest('hex'));
  return copy;
}

test('one command makes a partner page that the browser shows within two minutes', { tag: '@slow' }, async ({
  page,
}) => {
  const copy = checkOut();
  const command = (...args: string[]) =>
    execFileSync(process.execPath, ['scripts/partner.mjs', 'new', ...args], {
      cwd: copy,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const answers = ['--id', 'acme', '--name', 'Acme', '--accent', '#ffe600', '--yes'];
  let server: ReturnType<typeof spawn> | undefined;
  try {
    const output = command(...answers);
    expect(output).toContain('/acme-partnership');
    expect(output).toMatch(/All \d+ pairs pass/);

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

    // The development server's search finds the new page.
    await page.goto(new URL('/', address).href);
    await page.getByRole('button', { name: 'Search the site' }).click();
    await page.getByRole('combobox', { name: 'Search the site' }).fill('Acme');
    await expect(page.getByRole('option').first()).toContainText('Acme');
    await page.goto(address);

    const file = join(copy, 'packages/content/src/partners/acme.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Get Funded Fast!', 'Money for makers'));
    // The browser shows the saved file without a reload.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Money for makers');
    const written = readFileSync(file, 'utf8');
    expect(() => command(...answers)).toThrow(/exists already/);
    expect(readFileSync(file, 'utf8')).toBe(written);
  } finally {
    server?.kill();
    rmSync(copy, { recursive: true, force: true });
  }
});
