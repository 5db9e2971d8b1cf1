import beasties from 'beasties';

// Its types are those of the CommonJS build, where the class is one level further down.
const Beasties = beasties as unknown as typeof beasties.default;

/** Leaves in a document's `<style>` the rules that its elements need for their first paint (docs/adr/0011-critical-styles.md). */
export function criticalStyles(html: string): Promise<string> {
  return new Beasties({ external: false, inlineFonts: true, preloadFonts: false, logLevel: 'error' }).process(html);
}
