/** The words with a capital letter, for a figure at the start of a sentence. */
export const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
