import { useCallback, useEffect, useState } from 'react';

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

/** Adds partner and campaign to the address of a sign-up. Other addresses stay as they are; `/p/acme/signup/` names its partner already. */
export function withCampaign(href: string, source: Readonly<Record<string, string | undefined>>): string {
  if (!/^https?:\/\/[^?#]+\/signup\/?([?#]|$)/.test(href)) return href;
  const address = new URL(href);
  for (const name of campaignNames) {
    const value = source[name]?.slice(0, maxLength);
    if (value && !(name === 'partner' && address.pathname.startsWith('/p/'))) address.searchParams.set(name, value);
  }
  return address.href;
}

/** For `LinkProvider`: carries the campaign in the page's address to the sign-up. Stores nothing and sets no cookie. */
export function useCampaign(): (href: string) => string {
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(location.search), []);
  return useCallback((href) => withCampaign(href, Object.fromEntries(new URLSearchParams(query))), [query]);
}
