import { encodeSource } from '@boundless/api/contract';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { currentSource, noteVisit, pageSource } from './lead-source.js';

/** Keeps where the visitor comes from while the address changes. */
export function useVisit() {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read from the window, once for each address.
  useEffect(noteVisit, [pathname, search]);
}

/** The hidden field `source` of a form: what the page knows when it is built, and the visit once its script runs. */
export function useSourceField(): string {
  const { pathname } = useLocation();
  const [source, setSource] = useState(() => encodeSource(pageSource(pathname)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read from the window, once for each address.
  useEffect(() => setSource(encodeSource(currentSource())), [pathname]);
  return source;
}
