import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');
const kinds = ['components', 'sections', 'templates'];

/** What every docs page has, in this order. */
const headings = [
  'When to use',
  'When not to use',
  'Anatomy',
  'Keyboard',
  'Accessibility',
  'Motion',
  'Theming',
  'Related',
];

const units = kinds
  .map((kind) => join(src, kind))
  .filter(existsSync)
  .flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ name, folder: join(folder, name) })),
  )
  .map((unit) => ({ ...unit, path: relative(src, unit.folder), files: readdirSync(unit.folder) }));

/** Story ids follow the name: `site-header` is "Sections/Site header". */
function titleOf(path: string) {
  const [kind = '', name = ''] = path.split('/');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return `${capital(kind)}/${capital(name.replaceAll('-', ' '))}`;
}

describe.each(units)('$path', ({ name, path, folder, files }) => {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  it('has stories under its own name', () => {
    expect(files).toContain(`${name}.stories.tsx`);
    const [, title] = read(`${name}.stories.tsx`).match(/title: '([A-Z][a-z]+\/[^']+)'/) ?? [];
    expect(title?.toLowerCase()).toBe(titleOf(path).toLowerCase());
  });

  it('has a docs page with every heading, in order', () => {
    expect(files).toContain(`${name}.mdx`);
    const found = [...read(`${name}.mdx`).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(found.filter((heading) => headings.includes(heading ?? ''))).toEqual(headings);
  });

  it('has a docs page of its stories, whose title is its path, by which the page finds its import cost', () => {
    const [, title = ''] = read(`${name}.stories.tsx`).match(/title: '([A-Z][a-z]+\/[^']+)'/) ?? [];
    expect(title.toLowerCase().replaceAll(' ', '-')).toBe(path);
    expect(read(`${name}.mdx`)).toContain('<Meta of={stories} />');
  });

  it('has a test', () => {
    expect(files.filter((file) => /\.test\.tsx?$/.test(file))).not.toEqual([]);
  });

  it('declares its exports', () => {
    expect(files).toContain('index.ts');
  });
});

it('puts the cost on every docs page', () => {
  expect(readFileSync(join(src, '../../../.storybook/preview.tsx'), 'utf8')).toContain('container: DocsFrame');
});

it('finds the kit', () => {
  expect(units.length).toBeGreaterThan(20);
});
