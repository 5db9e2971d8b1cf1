/** Documentation of a variable. */
export interface BrandVariable {
  /** Purpose. */
  use: string;
  /** The role that it sets, by surface. Empty if components use the variable directly. */
  roles: readonly string[];
}

/** Every custom property that a brand may set, and nothing else: `brandTheme` sets exactly these. */
export const brandVariables = {
  '--brand': { use: 'The colour as the brand gave it, for decoration only.', roles: [] },
  '--brand-accent': { use: 'Fill of primary buttons and what is active.', roles: ['--accent on paper'] },
  '--brand-accent-hover': { use: 'The same under the pointer.', roles: ['--accent-hover on paper'] },
  '--brand-on-accent': { use: 'Text and icons on that fill.', roles: ['--on-accent on paper'] },
  '--brand-accent-text': { use: 'Links, the active word, the partner logo.', roles: ['--accent-text on paper'] },
  '--brand-focus': { use: 'The focus ring.', roles: ['--focus on paper'] },
  '--brand-tint': {
    use: 'Pale panels, tiles behind icons, and white buttons under the pointer on dark surfaces.',
    roles: ['--tint and --accent-tint', '--accent-hover on ink and colour', '--text-muted on colour'],
  },
  '--brand-tint-soft': { use: 'The palest panel, rows under the pointer.', roles: ['--tint-soft'] },
  '--brand-deep': {
    use: 'Icons on a tint, and the ground of colour surfaces such as the closing band.',
    roles: ['--accent-deep', '--ground on colour'],
  },
  '--brand-deep-raised': { use: 'Panels on a colour surface.', roles: ['--raised on colour'] },
  '--brand-deep-line': { use: 'Lines on a colour surface.', roles: ['--line and --ring-track on colour'] },
  '--brand-bright': { use: 'Links and the active word on ink.', roles: ['--accent-text on ink'] },
  '--font-display': {
    use: 'The face of headings, one of those that a brand may choose.',
    roles: ['font-display, h1 to h4'],
  },
} as const satisfies Record<`--${string}`, BrandVariable>;

export type BrandVariableName = keyof typeof brandVariables;
