/// <reference types="vite/client" />
import { expect, it } from 'vitest';
import components from './components.ts?raw';
import * as kit from './index.js';
import source from './index.ts?raw';
import sections from './sections.ts?raw';

const modules = import.meta.glob<Record<string, unknown>>('./{components,sections,templates}/*/index.ts');
const sources = import.meta.glob<string>('./{components,sections,templates}/*/index.ts', {
  query: '?raw',
  import: 'default',
});

/** Every name in `export { … } from`, types included. */
const namesIn = (text: string) =>
  [...text.matchAll(/export (?:type )?\{([^}]+)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/^type /, ''))
    .filter(Boolean);

it.each(Object.keys(modules))('exports what %s does', async (path) => {
  const own = await modules[path]?.();
  for (const [name, value] of Object.entries(own ?? {})) expect(kit, name).toHaveProperty(name, value);
  const types = await sources[path]?.();
  expect(namesIn(components + sections + source)).toEqual(expect.arrayContaining(namesIn(types ?? '')));
});

it('finds the folders', () => {
  expect(Object.keys(modules).length).toBeGreaterThan(90);
});
