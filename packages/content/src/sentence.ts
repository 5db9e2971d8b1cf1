/** The same words with a capital letter, for a figure that begins a line. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
