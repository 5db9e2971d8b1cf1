const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** January 28, 2026 for 2026-01-28. Written out, because the first use of `Intl` takes about 20 ms, and pages write days while they load. */
export function printedDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[Number(month) - 1]} ${date}, ${year}`;
}
