type Surface = 'paper' | 'ink' | 'brand';

/** Text and ground are custom properties without `--bl-`. Text needs a contrast of 4.5, anything else 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
type ColourPair = readonly [surface: Surface, text: string, ground: string, use: string, needs?: 3];

export const colourPairs: readonly ColourPair[] = [
  ['paper', 'text', 'ground', 'Headings, controls'],
  ['paper', 'text-body-color', 'ground', 'Body copy'],
  ['paper', 'text-body-color', 'raised', 'Body copy in panels'],
  ['paper', 'text-muted', 'ground', 'Meta, captions'],
  ['paper', 'text-muted', 'raised', 'Meta in panels'],
  ['paper', 'text-muted', 'sunken', 'Disabled buttons'],
  ['paper', 'text-placeholder', 'raised', 'Field placeholder'],
  ['paper', 'accent-text', 'ground', 'Links, active word'],
  ['paper', 'accent-text', 'raised', 'Links in panels'],
  ['paper', 'accent-text', 'sunken', 'Open menu'],
  ['paper', 'on-accent', 'accent', 'Primary button'],
  ['paper', 'on-accent', 'accent-hover', 'Primary button under the pointer'],
  ['paper', 'accent-deep', 'accent-tint', 'Icon on its tile'],
  ['paper', 'on-spark', 'spark', 'Best fit, limited offer'],
  ['paper', 'success', 'success-tint', 'Success banner'],
  ['paper', 'danger', 'raised', 'Field error in a panel'],
  ['paper', 'danger', 'ground', 'Field error on the page'],
  ['paper', 'danger', 'danger-tint', 'Error banner'],
  ['paper', 'control-border', 'raised', 'Border of a field', 3],
  ['paper', 'focus', 'ground', 'Focus ring', 3],
  ['ink', 'text', 'ground', 'Headings on ink'],
  ['ink', 'text-body-color', 'ground', 'Body copy on ink'],
  ['ink', 'text-muted', 'ground', 'Meta on ink'],
  ['ink', 'accent-text', 'ground', 'Links on ink'],
  ['ink', 'on-accent', 'accent', 'Primary button on ink'],
  ['ink', 'focus', 'ground', 'Focus ring on ink', 3],
  ['brand', 'text', 'ground', 'Text on the closing band'],
  ['brand', 'text-muted', 'ground', 'Meta on the closing band'],
  ['brand', 'on-accent', 'accent', 'Primary button on the closing band'],
  ['brand', 'focus', 'ground', 'Focus ring on the closing band', 3],
];
