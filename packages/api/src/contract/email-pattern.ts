/**
 * What the site takes for an e-mail address, in the browser and on the server alike.
 *
 * Check the length first (`limits.email`): on very long input the pattern takes quadratic time.
 */
// eslint-disable-next-line regexp/no-super-linear-backtracking -- lengths are checked first
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
