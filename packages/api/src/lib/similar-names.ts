import { closestMatch } from 'leven';

/** Shorter names are too near to others: PORT to POST, HOST to HOSTS. */
const SHORTEST = 8;

/** Pairs of a given name that is not known, and the known name, not given, from which at most two letters differ. */
export function findMisspelled(given: readonly string[], known: readonly string[]): [given: string, known: string][] {
  const missing = known.filter((name) => name.length >= SHORTEST && !given.includes(name));
  return given.flatMap((name) => {
    const near = known.includes(name) ? undefined : closestMatch(name.toUpperCase(), missing, { maxDistance: 2 });
    return near === undefined ? [] : [[name, near] as [string, string]];
  });
}
