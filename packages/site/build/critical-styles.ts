import beasties from 'beasties';

// Its types are those of the CommonJS build, where the class is one level further down.
const Beasties = beasties as unknown as typeof beasties.default;

/**
 * Returns what writes into a document the rules of a style sheet that its elements need for their first paint
 * (docs/adr/0011-critical-styles.md). Styles that a page has itself stay as React hydrates them.
 *
 * @param folder where the sheet's address begins
 */
export function criticalStyles(folder: string, sheet: string): (html: string) => Promise<string> {
  const options = {
    path: folder,
    additionalStylesheets: [sheet],
    external: false,
    reduceInlineStyles: false,
    mergeStylesheets: false,
    preloadFonts: false,
    logLevel: 'error' as const,
  };
  return (html) => new Beasties(options).process(html);
}
