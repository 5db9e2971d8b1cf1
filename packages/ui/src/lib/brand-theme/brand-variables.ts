export interface BrandVariable {
  /** Purpose. */
  use: string;
  /** The role that it sets, by surface. Empty if components use the variable directly. */
  roles: readonly string[];
}

/** Every custom property that a brand may set, and nothing else: `brandTheme` sets exactly these. */
export const brandVariables = {
  '--bl-brand': { use: 'The colour as the brand gave it, for decoration only.', roles: [] },
  '--bl-brand-accent': { use: 'Fill of primary buttons and what is active.', roles: ['--bl-accent on paper'] },
  '--bl-brand-accent-hover': { use: 'The same under the pointer.', roles: ['--bl-accent-hover on paper'] },
  '--bl-brand-on-accent': { use: 'Text and icons on that fill.', roles: ['--bl-on-accent on paper'] },
  '--bl-brand-accent-text': { use: 'Links, the active word, the partner logo.', roles: ['--bl-accent-text on paper'] },
  '--bl-brand-focus': { use: 'The focus ring.', roles: ['--bl-focus on paper'] },
  '--bl-brand-tint': {
    use: 'Pale panels, tiles behind icons, and white buttons under the pointer on dark surfaces.',
    roles: ['--bl-tint and --bl-accent-tint', '--bl-accent-hover on ink and colour', '--bl-text-muted on colour'],
  },
  '--bl-brand-tint-soft': { use: 'The palest panel, rows under the pointer.', roles: ['--bl-tint-soft'] },
  '--bl-brand-deep': {
    use: 'Icons on a tint, and the ground of colour surfaces such as the closing band.',
    roles: ['--bl-accent-deep', '--bl-ground on colour'],
  },
  '--bl-brand-deep-raised': { use: 'Panels on a colour surface.', roles: ['--bl-raised on colour'] },
  '--bl-brand-deep-line': { use: 'Lines on a colour surface.', roles: ['--bl-line and --bl-ring-track on colour'] },
  '--bl-brand-bright': { use: 'Links and the active word on ink.', roles: ['--bl-accent-text on ink'] },
  '--bl-font-display': {
    use: 'The face of headings, one of those that a brand may choose.',
    roles: ['font-display, h1 to h4'],
  },
} as const satisfies Record<`--${string}`, BrandVariable>;

export type BrandVariableName = keyof typeof brandVariables;
