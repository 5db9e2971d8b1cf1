import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { refuseEnvFiles } from './no-env-files.js';

it.each(['.env', '.env.local', '.env.production', '.env.production.local'])('refuses the file %s', async (name) => {
  const folder = await mkdtemp(join(tmpdir(), 'boundless-env-'));
  await writeFile(join(folder, '.env.example'), '');
  await writeFile(join(folder, '.environment'), '');
  expect(() => refuseEnvFiles(folder)).not.toThrow();
  await writeFile(join(folder, name), 'PUBLIC_SITE_ORIGIN=https://www.example.com');
  expect(() => refuseEnvFiles(folder)).toThrow(
    `${join(folder, name)} is not read. Set its variables in the environment`,
  );
  await rm(folder, { recursive: true });
});

it('lets the build read the environment only', async () => {
  const { default: config } = await import('../vite.config.js');
  const given = typeof config === 'function' ? await config({ command: 'build', mode: 'production' }) : config;
  expect(given).toMatchObject({ envDir: false, envPrefix: 'PUBLIC_' });
});
