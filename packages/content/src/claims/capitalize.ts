/** The words with a capital letter, for a figure at the start of a sentence. */
export const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The words without a capital letter, for a figure inside a sentence. */
export const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
