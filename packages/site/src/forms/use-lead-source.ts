import { encodeSource } from '@boundless/api/contract';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { currentSource, pageSource, recordVisit } from './lead-source.js';

/** Records the source of the visit whenever the address changes. */
export function useVisit() {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: recordVisit and currentSource read the address from the window.
  useEffect(recordVisit, [pathname, search]);
}

/** The value of a form's hidden field `source`: from the page's address when prerendered, from the whole visit once hydrated. */
export function useSourceField(): string {
  const { pathname } = useLocation();
  const [source, setSource] = useState(() => encodeSource(pageSource(pathname)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: recordVisit and currentSource read the address from the window.
  useEffect(() => setSource(encodeSource(currentSource())), [pathname]);
  return source;
}
