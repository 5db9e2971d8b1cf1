import type { Key } from './contestants.js';

/** Results of one contestant in one round. */
export interface Measurement {
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

export type Measurements = ReadonlyMap<Key, readonly Measurement[]>;

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of the rounds. */
const compareRates = (measurements: Measurements, one: Key, other: Key) =>
  median(
    (measurements.get(one) ?? []).map(
      ({ rate }, round) => rate / (measurements.get(other)?.[round]?.rate ?? Number.NaN),
    ),
  );

/** Each target with its measured value. */
export function evaluate(measurements: Measurements, { syncsPer100, startMs, firstPageMs }: Extras) {
  const full: Key = 'ours-100000';
  const figures = (figure: 'bytes' | 'megabytes') =>
    (measurements.get(full) ?? []).map((measurement) => measurement[figure]);
  const promise = (what: string, measured: number, sign: '>=' | '<=', wanted: number) => ({
    what,
    measured: Number(measured.toPrecision(3)),
    wanted: `${sign} ${wanted}`,
    holds: (sign === '>=' ? measured >= wanted : measured <= wanted) ? 'yes' : 'NO',
  });
  return [
    promise('posts/s, of an Express that stores nothing', compareRates(measurements, 'ours-0', 'express'), '>=', 0.9),
    promise('posts/s with 100,000 stored, of those with none', compareRates(measurements, full, 'ours-0'), '>=', 0.9),
    promise('bytes written for each record', median(figures('bytes')), '<=', 1_500),
    promise('fsyncs for 100 posts one after the other', syncsPer100, '>=', 100),
    // Only the first round: each round stores several thousand more leads.
    promise('MB of memory with 100,000 stored', figures('megabytes')[0] ?? Number.NaN, '<=', 300),
    promise('ms to the first page of 100,000', firstPageMs, '<=', 10),
    promise('ms from the start of the process with 100,000', startMs, '<=', 2_000),
  ];
}
