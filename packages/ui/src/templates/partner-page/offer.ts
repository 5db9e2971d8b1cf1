interface WithOffer {
  offer?: string | undefined;
  /** An ISO date. */
  validUntil?: string | undefined;
  /** Texts after that day. */
  ended?: object | undefined;
}

/** The page as it is on `day` (an ISO date): after `validUntil` without badge and date, and with the texts of `ended`. */
export const withoutEndedOffer = <Page extends WithOffer>(page: Page, day: string): Page =>
  page.validUntil && page.validUntil < day ? { ...page, offer: undefined, validUntil: undefined, ...page.ended } : page;
