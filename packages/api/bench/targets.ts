import type { Key } from './contestants.js';

/** Results of one contestant in one round. */
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

/** Results that are measured once. */
export interface Extras {
  syncsPer100: number;
  startMs: number;
  firstPageMs: number;
}

export type Turns = ReadonlyMap<Key, readonly Turn[]>;

export const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of the rounds. */
const rateOf = (turns: Turns, one: Key, other: Key) =>
  middle((turns.get(one) ?? []).map(({ rate }, round) => rate / (turns.get(other)?.[round]?.rate ?? Number.NaN)));

/** Each target with its measured value. */
export function judge(turns: Turns, { syncsPer100, startMs, firstPageMs }: Extras) {
  const full: Key = 'ours-100000';
  const figures = (figure: 'bytes' | 'megabytes') => (turns.get(full) ?? []).map((turn) => turn[figure]);
  const promise = (what: string, measured: number, sign: '>=' | '<=', wanted: number) => ({
    what,
    measured: Number(measured.toPrecision(3)),
    wanted: `${sign} ${wanted}`,
    holds: (sign === '>=' ? measured >= wanted : measured <= wanted) ? 'yes' : 'NO',
  });
  return [
    promise('posts/s, of an Express that stores nothing', rateOf(turns, 'ours-0', 'express'), '>=', 0.9),
    promise('posts/s with 100,000 stored, of those with none', rateOf(turns, full, 'ours-0'), '>=', 0.9),
    promise('bytes written for each record', middle(figures('bytes')), '<=', 1_500),
    promise('fsyncs for 100 posts one after the other', syncsPer100, '>=', 100),
    // Only the first round: each round stores several thousand more leads.
    promise('MB of memory with 100,000 stored', figures('megabytes')[0] ?? Number.NaN, '<=', 300),
    promise('ms to the first page of 100,000', firstPageMs, '<=', 10),
    promise('ms from the start of the process with 100,000', startMs, '<=', 2_000),
  ];
}
