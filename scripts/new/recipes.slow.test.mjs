import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRepository } from '../lib/copy-repository.mjs';
import { root } from '../lib/run.mjs';
import { newArticle } from './article.mjs';
import { newCall } from './call.mjs';
import { newComponent } from './component.mjs';
import { newPage } from './page.mjs';
import { writeNew } from './write-new.mjs';

let copy = '';
beforeAll(() => {
  copy = copyRepository();
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const read = (file) => readFileSync(join(copy, file), 'utf8');
const change = (file, from, to) => {
  expect(read(file)).toContain(from);
  writeFileSync(join(copy, file), read(file).replace(from, to));
};

/** Runs an installed tool in a package of the copy. Throws with its output if it fails. */
function run(name, tool, ...args) {
  try {
    const cwd = join(copy, 'packages', name);
    return execFileSync(process.execPath, [join(root, 'node_modules', tool), ...args], { cwd, encoding: 'utf8' });
  } catch ({ stdout, stderr }) {
    throw new Error(`${tool} ${args.join(' ')} in ${name}:\n${stdout}\n${stderr}`);
  }
}
const tsx = (name, ...args) => run(name, 'tsx/dist/cli.mjs', ...args);
const typecheck = (name) => run(name, 'typescript-7/bin/tsc', '--noEmit', '-p', '.');
const vitest = (name, ...args) => run(name, 'vitest/vitest.mjs', 'run', '--no-color', ...args);

/** Writes the files of a generator, and checks their style. */
function write(generated) {
  writeNew(copy, generated);
  const files = [...Object.keys(generated.files), ...generated.inserts.map(({ file }) => file)];
  const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => join(copy, file));
  const style = ['check', '--vcs-enabled=false', `--config-path=${root}`];
  if (sources.length > 0) run('site', '@biomejs/biome/bin/biome', ...style, ...sources);
}

it('a name that is a reserved word is refused', () => {
  expect(() => newPage('delete')).toThrow('"delete" is a reserved word of JavaScript; choose another name');
  expect(() => newCall('class')).toThrow('"class" is a reserved word');
});

it('a new page, article and redirect pass every check', () => {
  write(newPage('early-payment'));
  write(newArticle('early-payment-discounts'));
  const folder = 'packages/content/src/articles/early-payment-discounts';
  change(`${folder}.md`, 'draft: true\n', 'publishAt: 2026-01-15\nredirectFrom: [discounts]\n');
  change(
    `${folder}.md`,
    '## What to read next',
    '![A line in two steps](steps.svg "Two steps")\n\n## What to read next',
  );
  mkdirSync(join(copy, folder));
  writeFileSync(join(copy, folder, 'steps.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320"/>');
  write(newArticle('still-a-draft'));
  change('packages/content/src/pages.ts', "  '/who-we-are'", "  '/early': '/early-payment',\n  '/who-we-are'");
  tsx('content', 'scripts/build.ts');
  expect(read('packages/content/generated/redirects.json')).toContain('/blog/discounts');
  expect(existsSync(join(copy, 'packages/content/generated/articles/still-a-draft.json'))).toBe(false);
  expect(tsx('content', 'scripts/check.ts')).toMatch(/\d+ passed, 0 failed/);
  for (const name of ['content', 'site']) typecheck(name);
  expect(vitest('content', 'src')).toMatch(/Tests +\d+ passed/);
  expect(vitest('site', 'src/routing', 'src/pages', 'build')).toMatch(/Tests +\d+ passed/);
}, 180_000);

it('a new component passes the checks of the kit', () => {
  write(newComponent('price-tag'));
  tsx('ui', 'scripts/sizes.ts', 'components/price-tag');
  const output = vitest('ui', '--project', 'ui', 'src/components/price-tag', 'src/index.test.ts', 'src/test/kit.test');
  expect(output).toMatch(/Test Files +3 passed/);
}, 180_000);

it('a new call of the API matches its contract', () => {
  write(newCall('lender-count'));
  typecheck('api');
  const tests = ['src/routes/lender-count.test.ts', 'src/routes/contract.test.ts'];
  expect(vitest('api', '--project', 'files', ...tests)).toMatch(/Test Files +2 passed/);
}, 180_000);

it('a generator refuses a name that exists or is not in kebab-case, and writes nothing', () => {
  const before = read('packages/content/src/pages.ts');
  expect(() => writeNew(copy, newPage('glossary'))).toThrow(/glossary\.ts exists already/);
  expect(() => writeNew(copy, newComponent('button'))).toThrow(
    'packages/ui/src/components/button/index.ts exists already',
  );
  expect(() => newArticle('Two Words')).toThrow('"Two Words" is not a name in kebab-case');
  expect(read('packages/content/src/pages.ts')).toBe(before);
});
