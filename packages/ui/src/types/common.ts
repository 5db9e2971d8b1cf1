import type { IconName } from '../lib/icons.js';
import type { ProductDrawingName } from './samples.js';

/** A link that is shown as a button or a text link. An absolute `http(s)` address opens in a new tab. */
export interface Action {
  label: string;
  href: string;
  /** Completes a vague label for people who hear only the link (WCAG 2.4.9). */
  context?: string;
}

/** The same page in another language. */
export interface PageTranslation {
  /** A language tag, such as `fr` or `fr-CA`. */
  lang: string;
  /** The direction in which it is written. @default that of `lang` */
  dir?: 'ltr' | 'rtl';
  /** Name of the language in that language. */
  label: string;
  href: string;
}

/** The heading that most sections begin with. */
export interface SectionHeading {
  title: string;
  lede?: string;
  actions?: readonly Action[];
}

/** A marketing figure with its label, as in "1000+ businesses funded". */
export interface Stat {
  number: string;
  label: string;
  /** The direction of a figure that is a change in percent, for its bars. */
  change?: 'increase' | 'decrease' | undefined;
  /** Whether the figure is invented. */
  invented?: boolean | undefined;
}

/** Name of a line drawing of the kit. */
export type LineGlyphName = 'filter' | 'relay' | 'embed' | 'module' | 'rings' | 'pair' | 'bits';

/** A short titled text with an icon. */
export interface Feature {
  icon: IconName;
  /** Line drawing of its card while it is inactive. */
  glyph?: LineGlyphName;
  /** Drawing of a part of the product, in sections that show one. */
  drawing?: ProductDrawingName;
  title: string;
  description: string;
}

/** A feature with a picture that the kit draws. */
export interface DrawnFeature {
  /** Name of the picture; without one its ring shows a number. */
  drawing?: 'offer' | 'documents' | 'call' | 'insights';
  title: string;
  description: string;
}

export interface Step {
  title: string;
  description: string;
}

export interface FaqEntry {
  question: string;
  /** Light markup: `**strong**`, `[link](/path)`, line breaks. */
  answer: string;
}
