/** Joins paragraphs of light markup with the blank lines that separate them. */
export function paragraphs(...blocks: string[]): string {
  return blocks.join('\n\n');
}
