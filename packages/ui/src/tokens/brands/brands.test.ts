import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandTheme } from '../../lib/brand-theme/index.js';

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.css'));

describe('the brands that the kit ships as examples', () => {
  it.each(files)('%s is what `brandTheme` derives from its colour', (file) => {
    const css = readFileSync(join(import.meta.dirname, file), 'utf8');
    const accent = css.match(/\/\* Derived from (\S+) /)?.[1] ?? 'none';
    const found = Object.fromEntries(
      [...css.matchAll(/(--[a-z-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
    );
    const { '--bl-font-display': _, ...variables } = brandTheme({ accent }).variables;
    expect(css).toContain(`[data-partner="${file.replace('.css', '')}"]`);
    expect(found).toEqual(variables);
  });
});
