import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newComponent } from '../../../scripts/new/component.mjs';
import { writeNew } from '../../../scripts/new/write-new.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let copy;

/** A copy of the kit alone, with the packages that are installed here. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'boundless-new-component-'));
  mkdirSync(join(copy, 'packages/ui'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  cpSync(join(root, '.storybook/preview.tsx'), join(copy, '.storybook/preview.tsx'));
  for (const name of readdirSync(join(root, 'packages/ui'))) {
    if (['dist', 'node_modules', 'test-results'].includes(name)) continue;
    cpSync(join(root, 'packages/ui', name), join(copy, 'packages/ui', name), { recursive: true });
  }
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('makes a component that passes the checks of the kit as it is', () => {
  writeNew(copy, newComponent('price-tag'));
  const run = (...args) =>
    execFileSync(process.execPath, args, { cwd: join(copy, 'packages/ui'), encoding: 'utf8', stdio: 'pipe' });
  run('--import', 'tsx', 'scripts/sizes.ts', 'components/price-tag');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const said = run(
    vitest,
    'run',
    '--no-color',
    '--project',
    'ui',
    'src/components/price-tag',
    'src/index.test.ts',
    'src/test/kit',
  );
  expect(said).toMatch(/Test Files +3 passed/);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  run(biome, 'check', '--vcs-enabled=false', `--config-path=${root}`, 'src/components/price-tag', 'src/components.ts');
}, 180_000);

it('refuses a name that is taken or not kebab-case, and writes nothing', () => {
  const index = readFileSync(join(copy, 'packages/ui/src/components.ts'), 'utf8');
  expect(() => writeNew(copy, newComponent('button'))).toThrow(
    'packages/ui/src/components/button/index.ts is there already',
  );
  expect(() => newComponent('Price Tag')).toThrow('"Price Tag" is not a name in kebab-case');
  expect(readFileSync(join(copy, 'packages/ui/src/components.ts'), 'utf8')).toBe(index);
});
