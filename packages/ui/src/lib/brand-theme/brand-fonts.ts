/** The typefaces for headings. Each is shipped with the kit or installed on the visitor's machine. */
export const brandFonts = {
  /** Radio Canada Big, the kit's own. */
  display: '"Radio Canada Big Variable", "Radio Canada Big Stand-in", sans-serif',
  /** Hanken Grotesk, in which the kit sets body text. */
  body: '"Hanken Grotesk Variable", "Hanken Grotesk Stand-in", system-ui, sans-serif',
  /** A serif typeface that the visitor has installed: nothing is loaded for it. */
  serif:
    '"Iowan Old Style", "Palatino Linotype", Palatino, "Source Serif 4", Charter, Georgia, "Times New Roman", serif',
} as const;

export type BrandFont = keyof typeof brandFonts;
