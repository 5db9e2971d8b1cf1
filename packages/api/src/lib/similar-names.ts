/** The number of letters to change, insert, delete or swap with their neighbour to make `b` of `a`. */
function countEdits(a: string, b: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = i > 1 && j > 1 && isSwap ? (before[j - 2] ?? 0) + 1 : change;
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/** Shorter names are too near to others: PORT to POST, HOST to HOSTS. */
const SHORTEST = 8;
/** From this length on, two letters may differ. */
const LONG = 10;

/** Pairs of a given name that is not known, and the known name, not given, that it is nearly. */
export function findMisspelled(given: readonly string[], known: readonly string[]): [given: string, known: string][] {
  const missing = known.filter((name) => name.length >= SHORTEST && !given.includes(name));
  return given.flatMap((name) => {
    if (known.includes(name)) return [];
    const near = missing.find((one) => countEdits(name.toUpperCase(), one) <= (one.length < LONG ? 1 : 2));
    return near === undefined ? [] : [[name, near] as [string, string]];
  });
}
