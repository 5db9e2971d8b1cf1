import type { Key } from './contestants.js';
import type { LoadResult } from './load.js';

/** Results of one contestant in one round. */
export interface Measurement extends LoadResult {
  /** Written to the disk for each accepted post. */
  bytes: number;
  /** Memory afterwards. */
  megabytes: number;
}

type Measurements = ReadonlyMap<Key, readonly Measurement[]>;
type Extras = Record<'startMs' | 'firstPageMs', number>;

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const getFigures = (measurements: Measurements, key: Key, figure: keyof Measurement) =>
  (measurements.get(key) ?? []).map((measurement) => measurement[figure]);

/** Each target with its measured value. */
export function evaluate(measurements: Measurements, { startMs, firstPageMs }: Extras) {
  const full: Key = 'ours-100000';
  const figures = (key: Key, figure: keyof Measurement) => getFigures(measurements, key, figure);
  /** The median of the rounds. */
  const compareRates = (one: Key, other: Key) => {
    const rates = figures(other, 'rate');
    return median(figures(one, 'rate').map((rate, round) => rate / (rates[round] ?? Number.NaN)));
  };
  const promise = (what: string, measured: number, sign: '>=' | '<=', wanted: number) => ({
    what,
    measured: Number(measured.toPrecision(3)),
    wanted: `${sign} ${wanted}`,
    holds: (sign === '>=' ? measured >= wanted : measured <= wanted) ? 'yes' : 'NO',
  });
  return [
    promise('posts/s, of an Express that stores nothing', compareRates('ours-0', 'express'), '>=', 0.9),
    promise('posts/s with 100,000 stored, of those with none', compareRates(full, 'ours-0'), '>=', 0.9),
    promise('bytes written for each record', median(figures(full, 'bytes')), '<=', 1_500),
    // Only the first round: each round stores several thousand more leads.
    promise('MB of memory with 100,000 stored', figures(full, 'megabytes')[0] ?? Number.NaN, '<=', 300),
    promise('ms to the first page of 100,000', firstPageMs, '<=', 10),
    promise('ms from the start of the process with 100,000', startMs, '<=', 2_000),
  ];
}
