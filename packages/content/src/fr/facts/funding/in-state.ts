/** The places that take neither « en » nor « au ». */
const others: Readonly<Record<string, string>> = {
  'District de Columbia': 'dans le district de Columbia',
  Hawaï: 'à Hawaï',
  'New York': 'dans l’État de New York',
  Washington: 'dans l’État de Washington',
};

/** A state by its French name, with its preposition: feminine names and those that begin with a vowel take « en ». */
export const inState = (name: string): string =>
  others[name] ??
  `${/^[AEIOU]|^(?:Californie|Caroline|Floride|Géorgie|Louisiane|Pennsylvanie|Virginie)/.test(name) ? 'en' : 'au'} ${name}`;
