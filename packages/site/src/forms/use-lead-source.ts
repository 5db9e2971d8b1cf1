import { encodeSource } from '@boundless/api/contract';
import { language } from '@boundless/content/language';
import { isSignUp, withCampaign } from '@boundless/ui/campaign';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addressIn } from '../addresses/languages.js';
import { currentSource, pageSource, recordVisit } from './lead-source.js';

export function useVisit() {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: recordVisit and currentSource read the address from the window.
  useEffect(recordVisit, [pathname, search]);
}

/** Carries the campaign and the partner of the visit to links to the sign-up. */
export const carryVisit = (href: string) => (isSignUp(href) ? withCampaign(href, currentSource()) : href);

/** The value of a form's hidden field `source`: from the page's address when prerendered, from the whole visit once hydrated. */
export function useSourceField(): string {
  const { pathname } = useLocation();
  const [source, setSource] = useState(() => encodeSource(pageSource(addressIn(language, pathname))));
  // biome-ignore lint/correctness/useExhaustiveDependencies: currentSource reads the address from the window.
  useEffect(() => setSource(encodeSource(currentSource())), [pathname]);
  return source;
}
