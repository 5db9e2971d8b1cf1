import { type BrandFont, brandFonts } from './brand-fonts.js';
import type { BrandVariableName } from './brand-variables.js';
import { contrast, parseColour, ratioText, toHex } from './colour.js';
import { kitColours } from './kit-colours.js';
import { type BrandPair, measurePairs } from './pairs.js';
import { aa, backgroundsOf, fillOf, textOf } from './shades.js';

export interface Brand {
  /** The brand's colour, in any CSS notation. */
  accent: string;
  /** A second colour, for tints, icons and the closing band. @default accent */
  second?: string;
  /** The typeface of headings. @default 'display' */
  font?: BrandFont;
}

export interface BrandTheme {
  /** The custom properties to set on the root of a page, beside `data-partner`. */
  variables: Record<BrandVariableName, string>;
  /** Every pair of colours that the kit combines, with its contrast ratio. */
  pairs: readonly BrandPair[];
  /** Colours that could not be used as given, and their replacements. Empty if all could. */
  notes: readonly string[];
}

/**
 * Derives a partner's theme from its brand, so that every pair of colours that the kit uses meets WCAG 2.2 AA. Call it
 * at build time: visitors only need the `variables`.
 *
 * @throws {BrandColourError} when a colour cannot be read.
 */
export function brandTheme({ accent, second = accent, font = 'display' }: Brand): BrandTheme {
  const brand = parseColour(accent);
  const backgrounds = backgroundsOf(parseColour(second));
  const fill = fillOf(brand);
  const { text, own } = textOf(brand, [backgrounds.tint, backgrounds.tintSoft]);
  const variables = {
    '--bl-brand': toHex(brand),
    '--bl-brand-accent': fill.accent,
    '--bl-brand-accent-hover': fill.hover,
    '--bl-brand-on-accent': fill.onAccent,
    '--bl-brand-accent-text': text,
    '--bl-brand-focus': text,
    '--bl-brand-tint': backgrounds.tint,
    '--bl-brand-tint-soft': backgrounds.tintSoft,
    '--bl-brand-deep': backgrounds.deep,
    '--bl-brand-deep-raised': backgrounds.deepRaised,
    '--bl-brand-deep-line': backgrounds.deepLine,
    '--bl-brand-bright': backgrounds.bright,
    '--bl-font-display': brandFonts[font],
  };
  const notes: string[] = [];
  const onWhite = contrast(variables['--bl-brand'], kitColours['paper-0']);
  if (!fill.own) {
    const reason =
      onWhite < 1.6
        ? 'can hardly be distinguished from the page'
        : `carries white text at ${ratioText(onWhite)} to 1 only, and ${aa} is needed`;
    notes.push(`${accent} ${reason}: it stays as decoration, and buttons use ${fill.accent}.`);
  }
  if (!own) {
    const onSunken = contrast(variables['--bl-brand'], kitColours['paper-200']);
    notes.push(
      `${accent} as text reaches ${ratioText(onSunken)} to 1 on paper only: links and the focus ring use ${text}.`,
    );
  }
  return { variables, pairs: measurePairs(variables), notes };
}
