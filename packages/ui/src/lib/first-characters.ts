/** The first `count` characters of a text, as a reader counts them: a flag, a family emoji, a letter with its accent is one. */
export function firstCharacters(text: string, count: number): string {
  // ASCII needs no `Intl.Segmenter`, whose first use takes about 20 ms.
  if (/^[ -~]*$/.test(text.slice(0, count + 1))) return text.slice(0, count);
  let passed = 0;
  for (const { index } of new Intl.Segmenter().segment(text)) {
    if (passed === count) return text.slice(0, index);
    passed += 1;
  }
  return text;
}
