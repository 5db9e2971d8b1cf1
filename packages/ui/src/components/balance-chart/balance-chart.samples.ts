/** What remains of 49,500 that is paid back at 361.11 a day, after each of 180 days. */
export const sampleBalance = Array.from({ length: 181 }, (_, day) => 49_500 - (65_000 * day) / 180);

export const sampleBalanceText = {
  title: 'Money in, money out',
  description:
    'You receive $49,500 on day 0 and pay $361.11 every day. On day 138 you have paid back what you received. Until day 180 you pay another $15,500.',
  above: 'Money still to pay back',
  below: 'Your money, paid on top',
  start: '$49,500 comes in',
  turn: 'Day 138',
  turnNote: 'What came in is paid back',
  end: '$15,500 more goes out',
};
