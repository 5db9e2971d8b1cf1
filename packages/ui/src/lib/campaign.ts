/** What a link to a sign-up may carry. Nothing else of an address is passed on. */
export const campaignNames = [
  'partner',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

const maxLength = 200;

export const isSignUp = (href: string) => /^https?:\/\/[^?#]+\/signup\/?([?#]|$)/.test(href);

/** Adds partner and campaign to the address of a sign-up. `/p/acme/signup/` names its partner already. */
export function withCampaign(href: string, source: Readonly<Record<string, string | undefined>>): string {
  const address = new URL(href);
  for (const name of campaignNames) {
    const value = source[name]?.slice(0, maxLength);
    if (value && !(name === 'partner' && address.pathname.startsWith('/p/'))) address.searchParams.set(name, value);
  }
  return address.href;
}

/**
 * For `LinkProvider`, on a site of one page: carries the campaign in the page's address to the sign-up. Stores nothing and sets no
 * cookie.
 */
export const carryCampaign = (href: string) =>
  isSignUp(href) ? withCampaign(href, Object.fromEntries(new URLSearchParams(location.search))) : href;
