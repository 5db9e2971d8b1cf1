import type { Key } from './contestants.js';

/** What one turn of one contestant showed. */
export interface Turn {
  /** Accepted posts per second. */
  rate: number;
  p50: number;
  p99: number;
  /** Written to the disk for each accepted post. */
  bytes: number;
  /** Memory afterwards. */
  megabytes: number;
  refused: number;
}

/** What was measured once, beside the turns. */
export interface Extras {
  syncsPer100: number;
  startMs: number;
  firstPageMs: number;
}

export type Turns = ReadonlyMap<Key, readonly Turn[]>;

export const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The middle of what each round says: the turns of one round met the same weather. */
function ratio(turns: Turns, one: Key, other: Key, figure: 'rate' | 'p99'): number {
  const others = turns.get(other) ?? [];
  return middle(
    (turns.get(one) ?? []).flatMap((turn, round) => {
      // Whoever was too slow to go on has the one turn that it had.
      const against = others[round] ?? others.at(-1);
      return against ? [turn[figure] / against[figure]] : [];
    }),
  );
}

/** Every promise with what was measured. A rival that could not be installed leaves its line without a verdict. */
export function judge(turns: Turns, { syncsPer100, startMs, firstPageMs }: Extras) {
  const full: Key = 'ours-100000';
  const figures = (figure: 'bytes' | 'megabytes') => (turns.get(full) ?? []).map((turn) => turn[figure]);
  const atLeast = (what: string, measured: number, wanted: number) => ({
    what,
    measured: Number(measured.toPrecision(3)),
    wanted: `>= ${wanted}`,
    holds: Number.isNaN(measured) ? '?' : measured >= wanted ? 'yes' : 'NO',
  });
  const atMost = (what: string, measured: number, wanted: number) => ({
    ...atLeast(what, measured, wanted),
    wanted: `<= ${wanted}`,
    holds: Number.isNaN(measured) ? '?' : measured <= wanted ? 'yes' : 'NO',
  });
  return [
    atLeast('posts/s, of what the app does without storing', ratio(turns, 'ours-0', 'no-store', 'rate'), 0.8),
    atLeast('posts/s with 100,000 stored, of those with none', ratio(turns, full, 'ours-0', 'rate'), 0.9),
    atLeast('posts/s, times Express + SQLite', ratio(turns, full, 'sqlite-100000', 'rate'), 15),
    atLeast('posts/s, times Express + plain lowdb', ratio(turns, full, 'lowdb-100000', 'rate'), 500),
    atMost('p99, times that of the app without storing', ratio(turns, 'ours-0', 'no-store', 'p99'), 2.5),
    atMost('bytes written for each record', middle(figures('bytes')), 1_500),
    atLeast('fsyncs for 100 posts one after the other', syncsPer100, 100),
    atMost('MB of memory with 100,000 stored', Math.max(...figures('megabytes')), 300),
    atMost('ms to the first page of 100,000', firstPageMs, 10),
    atMost('ms from the start of the process with 100,000', startMs, 2_000),
  ];
}
