import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stateAttributes } from '../lib/state-attributes.js';

const root = join(import.meta.dirname, '../..');
const sources = ['src', 'docs'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css|mdx)$/.test(file))
    .map((file) => join(folder, file)),
);

/** Values that Radix sets on its elements, besides ours. */
const foreign = new Set(['delayed-open', 'instant-open', 'cancel', 'end', 'move', 'start']);

/** How styles, tests and docs name a state: `data-[state=active]`, `[data-state="active"]`, `data-state="open" | "closed"`. */
const uses =
  /data-\[?(?:not-)?(state|rotation|status|step|moving|scrolled|zoomed)(?:\]|', '|=)["']?([\w-]+)["']?((?: \| "[\w-]+")*)/g;

it.each(Object.entries(stateAttributes))('%s has unique values', (_, { values }) => {
  expect(new Set<string>(values).size).toBe(values.length);
});

it('has one attribute for each state of a form and of anything else', () => {
  const states: readonly string[] = stateAttributes['data-state'].values;
  expect(stateAttributes['data-status'].values.filter((value) => states.includes(value))).toEqual([]);
});

it('names no state that is not listed', () => {
  const unknown = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(uses)].flatMap(([, name, first = '', more = '']) => {
      const { values } = stateAttributes[`data-${name}` as keyof typeof stateAttributes];
      const named = [first, ...[...more.matchAll(/"([\w-]+)"/g)].map(([, value = '']) => value)];
      return named
        .filter((value) => !(values as readonly string[]).includes(value) && !foreign.has(value))
        .map((value) => `${file}: data-${name}=${value}`);
    }),
  );
  expect(unknown).toEqual([]);
});

it('finds the sources', () => {
  expect(sources.length).toBeGreaterThan(400);
});
