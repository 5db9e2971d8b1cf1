const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A duration in its largest unit, rounded down: days (from two on), hours or minutes, such as "3 hours". `locale` is for `Intl`. */
export function formatDuration(ms: number, locale = 'en-US'): string {
  const [unit, size] = units.find(([name, length]) => ms >= (name === 'day' ? 2 * length : length)) ?? units[2];
  const count = Math.max(1, Math.floor(ms / size));
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
