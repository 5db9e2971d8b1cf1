/** A state by its name, for "where". */
export const inState = (name: string): string => `in ${name}`;
