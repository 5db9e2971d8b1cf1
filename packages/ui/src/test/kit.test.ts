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

describe.each(units)('$path', ({ name, path, folder, files }) => {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  it('has stories under its own name: "Sections/Site header" for site-header', () => {
    expect(files).toContain(`${name}.stories.tsx`);
    const [, title = ''] = read(`${name}.stories.tsx`).match(/title: '([A-Z][a-z]+\/[^']+)'/) ?? [];
    expect(title.toLowerCase().replaceAll(' ', '-')).toBe(path);
  });

  it('has a docs page of its stories with every heading, in order', () => {
    expect(files).toContain(`${name}.mdx`);
    expect(read(`${name}.mdx`)).toContain('<Meta of={stories} />');
    const found = [...read(`${name}.mdx`).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(found.filter((heading) => headings.includes(heading ?? ''))).toEqual(headings);
  });

  it('has a test', () => {
    expect(files.filter((file) => /\.test\.tsx?$/.test(file))).not.toEqual([]);
  });

  it('declares its exports', () => {
    expect(files).toContain('index.ts');
  });
});

it('finds the kit', () => {
  expect(units.length).toBeGreaterThan(20);
});
