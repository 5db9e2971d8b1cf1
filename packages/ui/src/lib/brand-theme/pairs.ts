import type { BrandVariableName } from './brand-variables.js';
import { contrast } from './colour.js';
import { kitColours } from './kit-colours.js';

type Source = BrandVariableName | keyof typeof kitColours;

/** Two colours that the kit combines: foreground and background. */
export interface BrandPair {
  /** Where it is used. */
  where: string;
  /** Custom property of the brand, or name of a kit colour. */
  foreground: string;
  background: string;
  foregroundHex: string;
  backgroundHex: string;
  ratio: number;
  /** Required contrast: 4.5 for text, 3 for anything else (WCAG 2.2, 1.4.3 and 1.4.11). */
  needs: number;
  passes: boolean;
}

const text = 4.5;
const graphic = 3;

/** Every pair with a brand's variable. A test compares them with the classes that the kit uses. */
const pairs: readonly (readonly [where: string, foreground: Source, background: Source, needs: number])[] = [
  ['Button', '--bl-brand-on-accent', '--bl-brand-accent', text],
  ['Button under the pointer', '--bl-brand-on-accent', '--bl-brand-accent-hover', text],
  ['Link on paper', '--bl-brand-accent-text', 'paper-100', text],
  ['Link on a panel', '--bl-brand-accent-text', 'paper-0', text],
  ['Link in an open menu', '--bl-brand-accent-text', 'paper-200', text],
  ['Link on a tint', '--bl-brand-accent-text', '--bl-brand-tint', text],
  ['Link on a soft tint', '--bl-brand-accent-text', '--bl-brand-tint-soft', text],
  ['Icon on its tile', '--bl-brand-deep', '--bl-brand-tint', text],
  ['Icon on paper', '--bl-brand-deep', 'paper-100', text],
  ['Heading on a tint', 'ink-900', '--bl-brand-tint', text],
  ['Text on a tint', 'ink-700', '--bl-brand-tint', text],
  ['Quiet text on a tint', 'ink-600', '--bl-brand-tint', text],
  ['Quiet text on a soft tint', 'ink-600', '--bl-brand-tint-soft', text],
  ['Focus ring on paper', '--bl-brand-focus', 'paper-100', graphic],
  ['Focus ring on a panel', '--bl-brand-focus', 'paper-0', graphic],
  ['Focus ring in an open menu', '--bl-brand-focus', 'paper-200', graphic],
  ['Focus ring on a tint', '--bl-brand-focus', '--bl-brand-tint', graphic],
  ['Link on ink', '--bl-brand-bright', 'ink-900', text],
  ['Link on a panel on ink', '--bl-brand-bright', 'ink-800', text],
  ['Link on the darkest ink', '--bl-brand-bright', 'ink-950', text],
  ['White button under the pointer', 'ink-900', '--bl-brand-tint', text],
  ['Text on the closing band', 'paper-0', '--bl-brand-deep', text],
  ['Quiet text on the closing band', '--bl-brand-tint', '--bl-brand-deep', text],
  ['Text on a panel of the closing band', 'paper-0', '--bl-brand-deep-raised', text],
  ['Quiet text on a panel of the closing band', '--bl-brand-tint', '--bl-brand-deep-raised', text],
  ['Focus ring on the closing band', 'paper-0', '--bl-brand-deep', graphic],
];

export function measurePairs(variables: Record<BrandVariableName, string>): BrandPair[] {
  const hex = (source: Source) =>
    source.startsWith('--') ? variables[source as BrandVariableName] : kitColours[source as keyof typeof kitColours];
  return pairs.map(([where, foreground, background, needs]) => {
    const [foregroundHex, backgroundHex] = [hex(foreground), hex(background)];
    const ratio = contrast(foregroundHex, backgroundHex);
    return { where, foreground, background, foregroundHex, backgroundHex, ratio, needs, passes: ratio >= needs };
  });
}
