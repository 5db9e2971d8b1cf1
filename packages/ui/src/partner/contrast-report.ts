import { ratioText } from '../lib/brand-theme/colour.js';
import { type Brand, brandTheme } from '../lib/brand-theme/index.js';

const shown = [
  '--bl-brand-accent',
  '--bl-brand-accent-hover',
  '--bl-brand-accent-text',
  '--bl-brand-tint',
  '--bl-brand-deep',
  '--bl-brand-bright',
] as const;

/** A brand's derived colours and their contrast, in lines for a terminal. */
export function contrastReport(brand: Brand): string[] {
  const { variables, pairs, notes } = brandTheme(brand);
  const failing = pairs.filter(({ passes }) => !passes);
  const least = Math.min(...pairs.filter(({ needs }) => needs === 4.5).map(({ ratio }) => ratio));
  const width = Math.max(...pairs.map(({ where }) => where.length));
  return [
    `Colours derived from ${brand.accent}${brand.second ? ` and ${brand.second}` : ''}:`,
    ...shown.map((name) => `  ${name.padEnd(22)} ${variables[name]}`),
    'Contrast (text needs 4.5, the rest 3):',
    ...pairs.map(
      ({ where, ratio, passes }) =>
        `  ${where.padEnd(width)}  ${ratioText(ratio).padStart(5)}${passes ? '' : '  FAILS'}`,
    ),
    failing.length === 0
      ? `All ${pairs.length} pairs pass; the lowest of text is ${ratioText(least)}.`
      : `${failing.length} of ${pairs.length} pairs fail.`,
    ...notes.map((note) => `Note: ${note}`),
  ];
}
