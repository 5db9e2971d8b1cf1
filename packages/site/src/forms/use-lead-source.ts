import { encodeSource } from '@boundless/api/contract';
import { withCampaign } from '@boundless/ui/hooks/use-campaign';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { currentSource, pageSource } from './lead-source.js';

/** Records the source of the visit whenever the address changes. Returns a function that carries it to links to the sign-up. */
export function useVisit(): (href: string) => string {
  const { pathname, search } = useLocation();
  // Text, so that a visit without a campaign renders nothing again.
  const [visit, setVisit] = useState('{}');
  // biome-ignore lint/correctness/useExhaustiveDependencies: currentSource reads the address from the window.
  useEffect(() => {
    const { page: _, ...source } = currentSource();
    setVisit(JSON.stringify(source));
  }, [pathname, search]);
  const source = useMemo(() => JSON.parse(visit), [visit]);
  return useCallback((href) => withCampaign(href, source), [source]);
}

/** The value of a form's hidden field `source`: from the page's address when prerendered, from the whole visit once hydrated. */
export function useSourceField(): string {
  const { pathname } = useLocation();
  const [source, setSource] = useState(() => encodeSource(pageSource(pathname)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: currentSource reads the address from the window.
  useEffect(() => setSource(encodeSource(currentSource())), [pathname]);
  return source;
}
