import { offerDay } from '@boundless/api/contract';
import { lendersNamed } from '@boundless/content/entries/lenders-list';
import { partnerRoutes } from '@boundless/content/partner-routes';
import { partners } from '@boundless/content/partners';
import type { PartnerPage } from '@boundless/content/schemas/partner-page';
import { brandTheme } from '@boundless/ui/brand-theme';
import { withoutEndedOffer } from '@boundless/ui/templates/partner-page';

/** Today as an ISO date, for the offers of a running server. Builds do not depend on it, because Turbo caches them. */
export const today = () => offerDay(Date.now());

/** The day that pages are built for: every offer is valid. The server leaves out those that have ended. */
export const buildDay = '0000-01-01';

/** Ids of the partners whose pages are published. Sample partners are not. */
export const partnerIds = (): string[] => partnerRoutes.map(({ id }) => id);

export type PartnerData = NonNullable<ReturnType<typeof partnerData>>;

/** The theme is derived at build time, so that browsers do not need the code for it. `day` is an ISO date. */
export function partnerData(id: string, day = buildDay) {
  const partner = partners[id];
  if (!partner || !partnerIds().includes(id)) return undefined;
  const { ended: _, ...page } = withoutEndedOffer(partner, day);
  return {
    partner: page,
    theme: brandTheme(partner.brand).variables,
    lenders: lendersNamed(partner.lenders.names),
    translations: published()
      .filter((other) => other !== partner && original(other) === original(partner))
      .map(translation),
    /** Whether the page was only an offer, which has ended. */
    isOver: hasEnded(partner, day) && isOnlyOffer(partner),
  };
}

const published = () => partnerIds().flatMap((id) => partners[id] ?? []);
const original = ({ id, translationOf = id }: PartnerPage) => translationOf;
const hasEnded = ({ validUntil }: PartnerPage, day: string) => validUntil !== undefined && validUntil < day;

const besidesOffer = new Set(['hero', 'lenders', 'closing', 'disclosures']);
const isOnlyOffer = ({ sections }: PartnerPage) =>
  sections?.every((section) => besidesOffer.has(typeof section === 'string' ? section : section.section)) ?? false;

/** The link to a page in its language, with the language's own name for itself. */
function translation({ lang = 'en', path }: PartnerPage) {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang.slice(0, 2)) ?? lang;
  return { lang, label: name.charAt(0).toLocaleUpperCase(lang) + name.slice(1), href: path };
}

export const offers = () =>
  published().flatMap(({ id, path, validUntil }) => (validUntil === undefined ? [] : [{ id, path, validUntil }]));

export const endedOffers = (day: string) => offers().filter(({ validUntil }) => validUntil < day);

/** The pages that were only an offer, which ended before `day`. Sitemap and search leave them out. */
export const pathsThatAreOver = (day: string) =>
  published().flatMap((page) => (hasEnded(page, day) && isOnlyOffer(page) ? [page.path] : []));
