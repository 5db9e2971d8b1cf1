import { readThemeVariables } from './theme-variables.js';
import {
  colourToken,
  dimensionToken,
  durationToken,
  easingToken,
  fontFamilyToken,
  numberToken,
  shadowToken,
  type Token,
} from './token-value.js';

export interface TokenGroup {
  [name: string]: Token | TokenGroup;
}

type Variables = ReadonlyMap<string, string>;
const none: Variables = new Map();

/** Custom properties of `@theme` and `:root` that are tokens: their prefix, the group they go to, how their value is read. */
const scales: readonly [prefix: string, group: string, read: (css: string) => Token | undefined][] = [
  ['--bl-color-', 'color', colourToken],
  ['--bl-font-', 'font', fontFamilyToken],
  ['--bl-spacing-', 'spacing', dimensionToken],
  ['--bl-space-', 'space', dimensionToken],
  ['--bl-radius-', 'radius', dimensionToken],
  ['--breakpoint-', 'breakpoint', dimensionToken],
  ['--bl-container-', 'container', dimensionToken],
  ['--bl-ease-', 'ease', easingToken],
  ['--bl-duration-', 'duration', durationToken],
  ['--bl-z-', 'z', numberToken],
  ['--bl-shadow-', 'shadow', (css) => shadowToken(css, aliasOf)],
];

/**
 * Token sets in the Design Tokens format (DTCG 2025.10), by file name: primitives, the roles on each surface, and the roles that each
 * brand changes.
 *
 * @param theme the text of `theme.css` and `tailwind.css`.
 * @param brands custom properties of each brand (`--bl-brand-accent` …), by its name.
 */
export function designTokens(theme: string, brands: Readonly<Record<string, Variables>>): Record<string, TokenGroup> {
  const blocks = readThemeVariables(theme);
  const block = (name: string) => blocks.get(name) ?? none;
  const surfaces = ['paper', 'ink', 'brand'].map((name) => [name, block(`[data-surface="${name}"]`)] as const);
  const sets: Record<string, TokenGroup> = {
    primitive: primitives(block(':root'), block('@theme inline')),
  };
  for (const [surface, roles] of surfaces) {
    sets[surface === 'paper' ? 'semantic' : `surface-${surface}`] = { role: rolesOf(roles, none) };
  }
  for (const [brand, variables] of Object.entries(brands)) {
    sets[`brand-${brand}`] = Object.fromEntries(
      surfaces.map(([surface, roles]) => [
        surface === 'paper' ? 'role' : `role-on-${surface}`,
        rolesOf(new Map([...roles].filter(([, value]) => usesBrand(value, variables))), variables),
      ]),
    );
  }
  return sets;
}

function primitives(root: Variables, theme: Variables): TokenGroup {
  const groups: TokenGroup = { text: typography(root, theme) };
  for (const [name, css] of [...theme, ...root]) {
    const scale = scales.find(([prefix]) => name.startsWith(prefix));
    if (!scale) continue;
    const [prefix, group, read] = scale;
    const token = read(css);
    if (!token) throw new Error(`${name}: "${css}" cannot be written as a design token`);
    const own = name.slice(prefix.length);
    put(groups, [group, ...(group === 'color' ? own.split('-') : [own])], token);
  }
  return groups;
}

function put(group: TokenGroup, [first = '', ...rest]: string[], token: Token) {
  if (rest.length === 0) {
    group[first] = token;
    return;
  }
  const inner = (group[first] ?? {}) as TokenGroup;
  group[first] = inner;
  put(inner, rest, token);
}

/** `--bl-text-body` and the theme's `--text-body--line-height` … as one typography token. Letter spacing, in em, becomes rem. */
function typography(root: Variables, theme: Variables): TokenGroup {
  const sizes = [...theme.keys()].filter((name) => /^--text-[a-z]+(-[a-z]+)?$/.test(name));
  return Object.fromEntries(
    sizes.map((name) => {
      const css = root.get(name.replace('--', '--bl-')) ?? '';
      const fontSize = dimensionToken(css);
      if (!fontSize) throw new Error(`${name}: "${css}" cannot be written as a design token`);
      const { value } = fontSize.$value as { value: number };
      const spacing = Number.parseFloat(theme.get(`${name}--letter-spacing`) ?? '0') * value;
      const token: Token = {
        ...fontSize,
        $type: 'typography',
        $value: {
          fontFamily: /display|heading/.test(name) ? '{font.display}' : '{font.body}',
          fontSize: fontSize.$value,
          fontWeight: Number(theme.get(`${name}--font-weight`) ?? 400),
          lineHeight: Number(theme.get(`${name}--line-height`)),
          letterSpacing: { value: Number(spacing.toFixed(4)), unit: 'rem' },
        },
      };
      return [name.slice('--text-'.length), token];
    }),
  );
}

const rolesOf = (roles: Variables, brand: Variables): TokenGroup =>
  Object.fromEntries([...roles].map(([name, css]) => [name.slice('--bl-'.length), roleToken(name, css, brand)]));

function roleToken(name: string, css: string, brand: Variables): Token {
  const value = withBrand(css, brand);
  const alias = aliasOf(value);
  const token = alias ? { $type: 'color', $value: alias } : colourToken(value);
  if (!token) throw new Error(`${name}: "${css}" is neither a colour nor one of the theme`);
  return token;
}

const brandVariable = /^var\((--bl-brand[a-z-]*), (.+)\)$/;

const usesBrand = (css: string, brand: Variables) => brand.has(css.match(brandVariable)?.[1] ?? '');

/** The value of `var(--brand-…, fallback)` for this brand. */
function withBrand(css: string, brand: Variables): string {
  const [, name = '', fallback = css] = css.match(brandVariable) ?? [];
  return brand.get(name) ?? fallback;
}

/** `var(--bl-color-ink-900)` as `{color.ink.900}`. */
function aliasOf(css: string): string | undefined {
  const [, name] = css.match(/^var\(--bl-color-([a-z]+-\d+)\)$/) ?? [];
  return name && `{color.${name.replace('-', '.')}}`;
}
