/**
 * Options of a navigation that only changes what the page shows (a filter, a search): the scroll position stays.
 *
 * @param kept what the visitor finds again who comes back to this address with the browser's buttons.
 */
export const inPlace = (kept: object = {}) => ({
  replace: true,
  preventScrollReset: true,
  state: { ...kept, inPlace: true },
});
