import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { copyRepository } from '../lib/copy-repository.mjs';
import { root } from '../lib/run.mjs';
import { writeNew } from './write-new.mjs';

// Only ends a test that hangs.
vi.setConfig({ hookTimeout: 600_000, testTimeout: 600_000 });

let copy = '';
beforeAll(() => {
  copy = copyRepository();
});
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

it('a name that is a reserved word is refused', () => {
  expect(() => writeNew(copy, 'page', 'delete')).toThrow(
    '"delete" is a reserved word of JavaScript; choose another name',
  );
});

it('a new page, article and redirect pass every check', () => {
  writeNew(copy, 'page', 'early-payment');
  writeNew(copy, 'article', 'early-payment-discounts');
  const folder = 'packages/content/src/articles/early-payment-discounts';
  change(`${folder}.md`, 'draft: true\n', 'publishAt: 2026-01-15\nredirectFrom: [discounts]\n');
  change(
    `${folder}.md`,
    '## What to read next',
    '![A line in two steps](steps.svg "Two steps")\n\n## What to read next',
  );
  mkdirSync(join(copy, folder));
  writeFileSync(join(copy, folder, 'steps.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320"/>');
  writeNew(copy, 'article', 'still-a-draft');
  change('packages/content/src/pages.ts', "  '/who-we-are'", "  '/early': '/early-payment',\n  '/who-we-are'");
  tsx('content', 'scripts/build.ts');
  expect(read('packages/content/generated/redirects.json')).toContain('/blog/discounts');
  expect(existsSync(join(copy, 'packages/content/generated/articles/still-a-draft.json'))).toBe(false);
  expect(tsx('content', 'scripts/check.ts')).toMatch(/\d+ passed, 0 failed/);
  for (const name of ['content', 'site']) typecheck(name);
  expect(vitest('content', 'src')).toMatch(/Tests +\d+ passed/);
  expect(vitest('site', 'src/routing', 'src/pages', 'build')).toMatch(/Tests +\d+ passed/);
});

it('a new component passes the checks of the kit', () => {
  writeNew(copy, 'component', 'price-tag');
  const output = vitest('ui', '--project', 'ui', 'src/components/price-tag', 'src/index.test.ts', 'src/test/kit.test');
  expect(output).toMatch(/Test Files +3 passed/);
});

/** Copies files with other names in their paths and texts: `[from, to]` pairs. Biome then sorts their imports. */
function copyRenamed(files, names) {
  const rename = (text) => names.reduce((renamed, [from, to]) => renamed.replaceAll(from, to), text);
  const copies = files.map((file) => join(copy, rename(file)));
  for (const [index, file] of files.entries()) {
    mkdirSync(dirname(copies[index]), { recursive: true });
    writeFileSync(copies[index], rename(read(file)));
  }
  const style = ['check', '--write', '--vcs-enabled=false', `--config-path=${root}`];
  run('site', '@biomejs/biome/bin/biome', ...style, ...copies);
}

it('a new form field is in the contract, the form and the content', () => {
  change('packages/api/src/contract/form-fields.ts', '    message: {', '    jobTitle: optional,\n    message: {');
  const form = 'packages/ui/src/components/contact-form';
  change(`${form}/contact-message.ts`, '  company: string;', '  company: string;\n  jobTitle: string;');
  change(`${form}/contact-message.ts`, "  company: '',", "  company: '',\n  jobTitle: '',");
  const field = "      <TextField {...line('jobTitle')} label={labels.jobTitle} />\n";
  change(`${form}/contact-form.tsx`, '      <SelectField', `${field}      <SelectField`);
  change(`${form}/contact-form.test.tsx`, "company: '',", "company: '', jobTitle: '',");
  const label = "inquiry: 'Inquiry type',";
  const files = [
    'ui/src/test/sample-forms.ts',
    'ui/testing/outside/fixtures/contact.ts',
    'content/src/entries/forms.ts',
  ];
  for (const file of files.map((name) => `packages/${name}`)) change(file, label, `jobTitle: 'Job title', ${label}`);
  change('packages/content/src/fr/entries/forms.ts', '    inquiry:', "    jobTitle: 'Titre',\n    inquiry:");
  change('packages/content/src/schemas/forms.ts', '    inquiry: text,', '    jobTitle: text,\n    inquiry: text,');
  tsx('content', 'scripts/build.ts');
  for (const name of ['ui', 'content', 'api', 'site']) typecheck(name);
  expect(vitest('ui', '--project', 'ui', form.slice('packages/ui/'.length))).toMatch(/Tests +\d+ passed/);
  expect(vitest('site', 'src/forms/contract.test.tsx')).toMatch(/Tests +\d+ passed/);
});

it('a new calculator passes every check', () => {
  const site = 'packages/site/src';
  const files = [
    'packages/content/src/entries/tool-debt-service-coverage.ts',
    'packages/content/src/entries/worked-debt-service-coverage.ts',
    `${site}/tools/maths/debt-service.ts`,
    `${site}/tools/definitions/debt-service-coverage.ts`,
    `${site}/pages/tools-debt-service-coverage.tsx`,
  ];
  const names = [
    ['debt-service-coverage', 'payback'],
    ['maths/debt-service', 'maths/payback'],
    ['toolDebtServiceCoverage', 'toolPayback'],
    ['debtServiceCoverage', 'payback'],
    ['DebtServiceCoverage', 'Payback'],
    ['DebtService', 'PaybackTerms'],
  ];
  copyRenamed(files, names);
  const address = "  at('/tools/check-an-offer'";
  change('packages/content/src/pages.ts', address, `  at('/tools/payback'),\n${address}`);
  const card = "        {\n          title: 'Debt service coverage',";
  const ownCard = "        { title: 'Payback', description: 'The years until it has paid.', href: '/tools/payback' },";
  change('packages/content/src/entries/tool-list.ts', card, `${ownCard}\n${card}`);
  change(
    `${site}/tools/maths/index.ts`,
    'export { type Fac',
    "export { type PaybackTerms, payback } from './payback.js';\nexport { type Fac",
  );
  change(
    `${site}/tools/calculators.ts`,
    'import { merchantC',
    "import { payback } from './definitions/payback.js';\nimport { merchantC",
  );
  change(`${site}/tools/calculators.ts`, '  debtServiceCoverage,', '  debtServiceCoverage,\n  payback,');
  const solved = `${site}/tools/solve.test.ts`;
  change(
    solved,
    'import type { WorkedPage',
    "import { workedPayback } from '@boundless/content/entries/worked-payback';\nimport type { WorkedPage",
  );
  const example = "  '/tools/debt-service-coverage': workedDebt";
  change(solved, example, `  '/tools/payback': workedPayback,\n${example}`);
  tsx('content', 'scripts/build.ts');
  expect(tsx('content', 'scripts/check.ts')).toMatch(/\d+ passed, 0 failed/);
  for (const name of ['content', 'site']) typecheck(name);
  expect(vitest('site', 'src/tools', 'src/pages', 'src/routing', 'build')).toMatch(/Tests +\d+ passed/);
});

it('a new section that rotates passes the checks of the kit', () => {
  const folder = 'packages/ui/src/sections/value-group';
  const names = [
    ['value-group', 'principle-group'],
    ['ValueGroup', 'PrincipleGroup'],
    ['Value group', 'Principle group'],
    ['timing.value', 'timing.principle'],
  ];
  copyRenamed(
    readdirSync(join(copy, folder)).map((file) => `${folder}/${file}`),
    names,
  );
  change('packages/ui/src/tokens/timing.ts', '  value: 3_000,', '  value: 3_000,\n  principle: 3_000,');
  const exports = "export { PrincipleGroup, type PrincipleGroupProps } from './sections/principle-group/index.js';";
  change('packages/ui/src/sections.ts', 'export { ProductIndex', `${exports}\nexport { ProductIndex`);
  typecheck('ui');
  const output = vitest(
    'ui',
    '--project',
    'ui',
    'src/sections/principle-group',
    'src/index.test.ts',
    'src/test/kit.test',
  );
  expect(output).toMatch(/Test Files +3 passed/);
});

it('a new colour is a design token and makes its utilities', () => {
  const theme = 'packages/ui/src/tokens/theme.css';
  change(theme, '  --bl-color-red-100', '  --bl-color-violet-600: oklch(0.5 0.2 300);\n  --bl-color-red-100');
  change(theme, '  --bl-danger: var', '  --bl-note: var(--bl-color-violet-600);\n  --bl-danger: var');
  change(
    'packages/ui/src/tokens/tailwind.css',
    '  --color-danger: var',
    '  --color-note: var(--bl-note);\n  --color-danger: var',
  );
  tsx('ui', 'scripts/tokens.ts');
  const tokens = (set) => JSON.parse(read(`packages/ui/dist/tokens/${set}.tokens.json`));
  expect(tokens('primitive').color.violet['600'].$value.colorSpace).toBe('oklch');
  expect(tokens('semantic').role.note.$value).toBe('{color.violet.600}');
  expect(vitest('ui', 'scripts/design-tokens')).toMatch(/Tests +\d+ passed/);
});

it('a generator refuses a name that exists or is not in kebab-case, and writes nothing', () => {
  const before = read('packages/content/src/pages.ts');
  expect(() => writeNew(copy, 'page', 'glossary')).toThrow(/glossary\.ts exists already/);
  expect(() => writeNew(copy, 'component', 'button')).toThrow(/components\/button\/\S+ exists already/);
  expect(() => writeNew(copy, 'article', 'Two Words')).toThrow('"Two Words" is not a name in kebab-case');
  expect(read('packages/content/src/pages.ts')).toBe(before);
});
