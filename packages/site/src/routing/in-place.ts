/**
 * Options of a navigation that only changes what the page shows (a filter, a search): the scroll position stays.
 *
 * @param kept state that is restored when the visitor returns to this address with Back or Forward.
 */
export const inPlace = (kept: object = {}) => ({
  replace: true,
  preventScrollReset: true,
  state: { ...kept, inPlace: true },
});
