import { readFileSync } from 'node:fs';
import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { brandTheme } from '../../src/lib/brand-theme/index.js';
import { designTokens, type TokenGroup } from './design-tokens.js';

const read = (file: string) => readFileSync(new URL(`../../src/tokens/${file}`, import.meta.url), 'utf8');
const theme = read('theme.css') + read('tailwind.css');
const brand = new Map(Object.entries(brandTheme({ accent: '#0a7a50' }).variables));
const sets = designTokens(theme, { fernwell: brand });

/** Parses token sets with Terrazzo. Rejects if they violate the format or if an alias has no target. */
function validate(...groups: (TokenGroup | undefined)[]) {
  const cwd = new URL('file:///tokens/');
  const inputs = groups.map((group, index) => ({
    filename: new URL(`${index}.json`, cwd),
    src: JSON.stringify(group),
  }));
  return parse(inputs, { config: defineConfig({}, { cwd }) });
}

describe('the design tokens', () => {
  it.each(Object.keys(sets))('of the set %s are valid, with every alias resolved', async (name) => {
    const { tokens } = await validate(sets.primitive, name === 'primitive' ? {} : sets[name]);
    expect(Object.keys(tokens).length).toBeGreaterThan(60);
  });

  it('are refused by the validator if an alias has no target', async () => {
    const broken = { role: { accent: { $type: 'color', $value: '{color.cobalt.9}' } } };
    await expect(validate(sets.primitive, broken)).rejects.toThrow();
  });

  it('hold every colour, role and size of theme.css', () => {
    const names = (pattern: RegExp) => [...theme.matchAll(pattern)].length;
    const { color = {}, text = {}, role = {} } = { ...sets.primitive, ...sets.semantic } as Record<string, TokenGroup>;
    const colours = Object.values(color).flatMap((family) => Object.keys(family));
    expect(colours).toHaveLength(names(/--bl-color-[a-z]+-\d+: oklch/g));
    expect(Object.keys(text)).toHaveLength(names(/--bl-text-[a-z-]*[a-z]: (clamp|[\d.]+rem)/g));
    expect(Object.keys(role)).toContain('accent-text');
  });

  it('name the primitive behind a role, and the brand’s own colour in its set', () => {
    expect(sets.semantic).toMatchObject({ role: { accent: { $value: '{color.cobalt.600}' } } });
    expect(sets['brand-fernwell']).toMatchObject({ role: { accent: { $value: { hex: '#0a7a50' } } } });
    expect(sets['surface-ink']).toMatchObject({ role: { ground: { $value: '{color.ink.900}' } } });
  });

  it('refuse a value that the format cannot express, and name it', () => {
    expect(() => designTokens(':root { --bl-radius-tag: 50%; }', {})).toThrow('--bl-radius-tag: "50%"');
  });
});
