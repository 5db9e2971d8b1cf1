/**
 * How an address is changed by what is shown on its page (a filter, a search), which stays where it is scrolled to.
 *
 * @param kept what the visitor finds again who comes back to this address with the browser's buttons.
 */
export const inPlace = (kept: object = {}) => ({
  replace: true,
  preventScrollReset: true,
  state: { ...kept, inPlace: true },
});
