import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandFonts } from './brand-fonts.js';
import { brandTheme } from './brand-theme.js';
import { brandVariables } from './brand-variables.js';
import { contrast, parseColour, toHex } from './colour.js';
import { kitColours } from './kit-colours.js';

/** Pseudo-random numbers, the same on every machine and in every run. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const failures = (accent: string, second?: string) =>
  brandTheme({ accent, second })
    .pairs.filter(({ passes }) => !passes)
    .map(({ where, ratio }) => `${accent}: ${where} ${ratio.toFixed(2)}`);

describe('every pair meets AA', () => {
  it('for 1,000 random colours', () => {
    const random = seeded(20250401);
    const colours = Array.from(
      { length: 1000 },
      () =>
        `#${Math.floor(random() * 2 ** 24)
          .toString(16)
          .padStart(6, '0')}`,
    );
    expect(new Set(colours).size).toBeGreaterThan(990);
    expect(colours.flatMap((accent) => failures(accent))).toEqual([]);
  });

  it('for 500 random pairs of colours', () => {
    const random = seeded(7);
    const any = () => `rgb(${[0, 0, 0].map(() => Math.floor(random() * 256)).join(' ')})`;
    expect(Array.from({ length: 500 }, () => failures(any(), any())).flat()).toEqual([]);
  });

  it.each([
    ...['#ffe600', '#ffff00', '#0000ff', '#ffffff', '#000000', '#39ff14', '#ff00ff', '#00ffff', '#808080', '#ff6a00'],
    ...['#fefefe', '#010101', '#777777', '#f4f3ee', '#eae8e2', '#10182e', 'lightyellow', 'rebeccapurple'],
    ...['hsl(57 100% 50%)', 'hwb(120 0% 0%)', 'oklch(0.7 0.4 150)', 'lab(60% 120 -120)', 'color(display-p3 0 1 0)'],
  ])('for %s', (accent) => {
    expect(failures(accent)).toEqual([]);
  });

  /** Lightness, chroma and hue in even steps: 35 x 14 x 72 colours. */
  it('for a sweep of 35,280 colours through OKLCH', () => {
    const lowest = new Map<string, number>();
    let swept = 0;
    for (let l = 0; l < 35; l += 1) {
      for (let c = 0; c < 14; c += 1) {
        for (let h = 0; h < 72; h += 1) {
          const { pairs } = brandTheme({ accent: toHex({ l: (l + 0.5) / 35, c: c * 0.025, h: h * 5 }) });
          for (const { where, ratio } of pairs) lowest.set(where, Math.min(lowest.get(where) ?? 21, ratio));
          swept += 1;
        }
      }
    }
    expect(swept).toBe(35_280);
    const least = (where: string) => lowest.get(where) ?? 0;
    expect(least('Button')).toBeGreaterThanOrEqual(4.5);
    expect(least('Button under the pointer')).toBeGreaterThanOrEqual(4.5);
    expect(least('Link in an open menu')).toBeGreaterThanOrEqual(4.5);
    expect(least('Icon on its tile')).toBeGreaterThanOrEqual(6.5);
    expect(least('Text on the closing band')).toBeGreaterThanOrEqual(8.8);
    expect(Math.min(...lowest.values())).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the brand itself', () => {
  it('is kept if it is readable', () => {
    const { variables, notes } = brandTheme({ accent: '#0f6b5c' });
    expect(variables).toMatchObject({
      '--bl-brand': '#0f6b5c',
      '--bl-brand-accent': '#0f6b5c',
      '--bl-brand-accent-text': '#0f6b5c',
      '--bl-brand-on-accent': '#ffffff',
    });
    expect(notes).toEqual([]);
  });

  it('gets ink text if it is pale, and a darker shade as text colour', () => {
    const { variables, notes } = brandTheme({ accent: '#FFE600' });
    expect(variables).toMatchObject({ '--bl-brand-accent': '#ffe600', '--bl-brand-on-accent': kitColours['ink-900'] });
    expect(variables['--bl-brand-accent-text']).not.toBe('#ffe600');
    expect(notes).toEqual([
      expect.stringMatching(/^#FFE600 as text reaches 1\.\d\d to 1 on paper only: .* use #\w{6}\.$/),
    ]);
  });

  it('is only decoration if neither white nor ink is readable on it', () => {
    const { variables, notes } = brandTheme({ accent: '#808080' });
    expect(variables['--bl-brand']).toBe('#808080');
    expect(contrast(variables['--bl-brand-accent'], '#ffffff')).toBeGreaterThanOrEqual(5.5);
    expect(notes[0]).toContain(`buttons use ${variables['--bl-brand-accent']}`);
  });

  it('is only decoration if it is nearly the colour of the page', () => {
    const { variables, notes } = brandTheme({ accent: 'white' });
    expect(variables['--bl-brand']).toBe('#ffffff');
    expect(contrast(variables['--bl-brand-accent'], '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(notes[0]).toContain('can hardly be distinguished from the page');
  });

  it('changes visibly on hover, black included', () => {
    for (const accent of ['#000000', '#1b1b1b', '#0000ff', '#ffe600', '#ff6a00', '#0a7a50']) {
      const { '--bl-brand-accent': fill, '--bl-brand-accent-hover': hover } = brandTheme({ accent }).variables;
      expect(Math.abs(parseColour(fill).l - parseColour(hover).l), accent).toBeGreaterThan(0.04);
    }
  });

  it('uses the second colour for tints and dark backgrounds', () => {
    const one = brandTheme({ accent: '#ffe600' }).variables;
    const two = brandTheme({ accent: '#ffe600', second: '#0a2540' }).variables;
    expect(two['--bl-brand-deep']).toBe('#0a2540');
    expect(two['--bl-brand-tint']).not.toBe(one['--bl-brand-tint']);
    expect(two['--bl-brand-accent']).toBe(one['--bl-brand-accent']);
  });
});

it('explains the problem of an invalid colour', () => {
  expect(() => brandTheme({ accent: 'sunny' })).toThrow('"sunny" is not a CSS colour. Write one such as #0a7a50.');
  expect(() => brandTheme({ accent: '#0a7a5080' })).toThrow('see-through');
});

it('sets the typeface of headings', () => {
  expect(brandTheme({ accent: '#000' }).variables['--bl-font-display']).toBe(brandFonts.display);
  expect(brandTheme({ accent: '#000', font: 'serif' }).variables['--bl-font-display']).toBe(brandFonts.serif);
});

/** The kit's classes that use a brand's colour: the pairs that cover each, or the reason why none is needed. */
const covered: Record<string, readonly string[] | 'decoration'> = {
  'bg-accent': ['Button'],
  'bg-accent-hover': ['Button under the pointer', 'White button under the pointer'],
  'text-on-accent': ['Button', 'Button under the pointer'],
  'text-accent-text': ['Link on paper', 'Link on a panel', 'Link in an open menu', 'Link on a tint', 'Link on ink'],
  'fill-accent-text': ['Link on paper', 'Link on a panel'],
  'stroke-accent-text': ['Link on paper', 'Link on a panel'],
  'bg-accent-text': ['Link on paper', 'Link on a panel'],
  'border-accent-text': ['Link on paper', 'Link on a panel'],
  'text-accent-deep': ['Icon on its tile', 'Icon on paper'],
  'bg-accent-tint': ['Text on a tint', 'Icon on its tile'],
  'bg-tint': ['Text on a tint', 'Quiet text on a tint'],
  'bg-tint-soft': ['Quiet text on a soft tint', 'Link on a soft tint'],
  'border-focus': ['Focus ring on a panel'],
  'outline-focus': ['Focus ring on paper', 'Focus ring on the closing band'],
  // Lines and drawings next to text with the same information.
  'border-accent': 'decoration',
  'fill-accent': 'decoration',
  'stroke-accent': 'decoration',
  'stroke-accent-tint': 'decoration',
  'fill-accent-tint': 'decoration',
  'fill-tint': 'decoration',
  'text-accent': 'decoration',
};

describe('agreement with the components', () => {
  const source = join(import.meta.dirname, '../..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories|samples)\./.test(file) && !file.includes('brand-theme'),
  );
  const used = new Set(
    files.flatMap((file) =>
      [
        ...readFileSync(join(source, file), 'utf8').matchAll(
          /\b(bg|text|border|fill|stroke|outline)(?:-[tblrxy])?-((?:on-)?accent(?:-[a-z]+)?|tint(?:-soft)?|focus)\b/g,
        ),
      ].map(([, property, role]) => `${property}-${role}`),
    ),
  );

  it('covers every class that uses a brand variable', () => {
    expect(used.size).toBeGreaterThan(8);
    expect([...used].filter((name) => !(name in covered))).toEqual([]);
  });

  it('measures at least one pair for each class', () => {
    const measured = new Set(brandTheme({ accent: '#0f6b5c' }).pairs.map(({ where }) => where));
    const missing = [...used]
      .flatMap((name) => [covered[name] ?? []].flat())
      .filter((where) => where !== 'decoration' && !measured.has(where));
    expect(missing).toEqual([]);
  });
});

it('writes a colour at the edge of sRGB as it was given', () => {
  for (const hex of ['#000080', '#0000ff', '#00ff00', '#ff0000', '#ffff00', '#00008b', '#8b0000'])
    expect(toHex(parseColour(hex))).toBe(hex);
});

describe('agreement with the style sheet', () => {
  const theme = readFileSync(join(import.meta.dirname, '../../tokens/theme.css'), 'utf8');

  it('on the fixed colours', () => {
    for (const [name, hex] of Object.entries(kitColours)) {
      const value = theme.match(new RegExp(`--bl-color-${name}: (oklch\\([^)]+\\))`))?.[1];
      expect(toHex(parseColour(value ?? '')), name).toBe(hex);
    }
  });

  it.each([
    '../../.storybook/public/lockup.svg',
    '../../.storybook/public/favicon.svg',
    'partner/template/public/favicon.svg',
  ])('on the colours of the logo in %s', (file) => {
    const used = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8').match(/#[0-9a-f]{6}/g) ?? [];
    expect(used.length).toBeGreaterThan(0);
    for (const hex of used) expect(Object.values(kitColours)).toContain(hex);
  });

  it('on the typefaces, with their fallbacks', () => {
    for (const name of ['display', 'body'] as const)
      expect(theme.match(new RegExp(`--bl-font-${name}: ([^;]+);`))?.[1]).toBe(brandFonts[name]);
  });

  it('on the variables of a brand: all are documented, set and used', () => {
    const documented = Object.keys(brandVariables).sort();
    expect(Object.keys(brandTheme({ accent: '#0f6b5c' }).variables).sort()).toEqual(documented);
    const read = new Set(theme.match(/var\((--bl-brand[a-z-]*)/g)?.map((use) => use.slice('var('.length)));
    expect([...read, '--bl-brand', '--bl-font-display'].sort()).toEqual(documented);
  });
});
