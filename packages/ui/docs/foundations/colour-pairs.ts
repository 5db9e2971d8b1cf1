export interface ColourPair {
  /** Custom property of the foreground, without `--bl-`. */
  text: string;
  ground: string;
  surface: 'paper' | 'ink' | 'brand';
  use: string;
  /** 4.5 for text, 3 for anything else (WCAG 2.2, 1.4.3 and 1.4.11). */
  needs: 3 | 4.5;
}

const pair = (
  surface: ColourPair['surface'],
  text: string,
  ground: string,
  use: string,
  needs: ColourPair['needs'] = 4.5,
): ColourPair => ({ surface, text, ground, use, needs });

export const colourPairs: readonly ColourPair[] = [
  pair('paper', 'text', 'ground', 'Headings, controls'),
  pair('paper', 'text-body-color', 'ground', 'Body copy'),
  pair('paper', 'text-body-color', 'raised', 'Body copy in panels'),
  pair('paper', 'text-muted', 'ground', 'Meta, captions'),
  pair('paper', 'text-muted', 'raised', 'Meta in panels'),
  pair('paper', 'text-muted', 'sunken', 'Disabled buttons'),
  pair('paper', 'text-placeholder', 'raised', 'Field placeholder'),
  pair('paper', 'accent-text', 'ground', 'Links, active word'),
  pair('paper', 'accent-text', 'raised', 'Links in panels'),
  pair('paper', 'accent-text', 'sunken', 'Open menu'),
  pair('paper', 'on-accent', 'accent', 'Primary button'),
  pair('paper', 'on-accent', 'accent-hover', 'Primary button under the pointer'),
  pair('paper', 'accent-deep', 'accent-tint', 'Icon on its tile'),
  pair('paper', 'on-spark', 'spark', 'Best fit, limited offer'),
  pair('paper', 'success', 'success-tint', 'Success banner'),
  pair('paper', 'danger', 'raised', 'Field error in a panel'),
  pair('paper', 'danger', 'ground', 'Field error on the page'),
  pair('paper', 'danger', 'danger-tint', 'Error banner'),
  pair('paper', 'control-border', 'raised', 'Border of a field', 3),
  pair('paper', 'focus', 'ground', 'Focus ring', 3),
  pair('ink', 'text', 'ground', 'Headings on ink'),
  pair('ink', 'text-body-color', 'ground', 'Body copy on ink'),
  pair('ink', 'text-muted', 'ground', 'Meta on ink'),
  pair('ink', 'accent-text', 'ground', 'Links on ink'),
  pair('ink', 'on-accent', 'accent', 'Primary button on ink'),
  pair('ink', 'focus', 'ground', 'Focus ring on ink', 3),
  pair('brand', 'text', 'ground', 'Text on the closing band'),
  pair('brand', 'text-muted', 'ground', 'Meta on the closing band'),
  pair('brand', 'on-accent', 'accent', 'Primary button on the closing band'),
  pair('brand', 'focus', 'ground', 'Focus ring on the closing band', 3),
];
