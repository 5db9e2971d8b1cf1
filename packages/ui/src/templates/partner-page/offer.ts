import type { SectionHeading } from '../../types.js';

/** The sections with buttons. */
interface Sections {
  hero?: SectionHeading | undefined;
  closing?: SectionHeading | undefined;
}

interface WithOffer extends Sections {
  offer?: string | undefined;
  /** An ISO date. */
  validUntil?: string | undefined;
  /** Texts after that day. */
  ended?: (Sections & object) | undefined;
}

/** The texts of `ended`. A section that gives no buttons keeps its own. */
const textsAfter = ({ hero, closing, ended }: WithOffer) => ({
  ...ended,
  ...(ended?.hero && { hero: { actions: hero?.actions, ...ended.hero } }),
  ...(ended?.closing && { closing: { actions: closing?.actions, ...ended.closing } }),
});

/** The page as it is on `day` (an ISO date): after `validUntil` without badge and date, and with the texts of `ended`. */
export const withoutEndedOffer = <Page extends WithOffer>(page: Page, day: string): Page =>
  page.validUntil && page.validUntil < day
    ? { ...page, offer: undefined, validUntil: undefined, ...textsAfter(page) }
    : page;
