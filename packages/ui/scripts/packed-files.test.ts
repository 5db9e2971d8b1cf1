import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const kit = join(import.meta.dirname, '..');
const [{ files }] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: kit, encoding: 'utf8' }),
) as [{ files: { path: string }[] }];
const packed = files.map(({ path }) => path);

it('ships the changelog', () => {
  expect(packed).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'LICENSE']));
});

it('ships the partner command with its template, and no tests', () => {
  expect(packed).toEqual(expect.arrayContaining(['partner/boundless-partner.mjs', 'partner/template/gitignore']));
  expect(packed.filter((file) => /\.test\.|testing\//.test(file))).toEqual([]);
});

it('has no link to a file that is not in the package', () => {
  const dead = packed
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(join(kit, file), 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^[a-z]+:/.test(target) && !packed.includes(normalize(join(dirname(file), target))))
        .map((target) => `${file}: ${target}`),
    );
  expect(dead).toEqual([]);
});
