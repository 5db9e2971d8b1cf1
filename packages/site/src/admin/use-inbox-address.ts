import { useHydrated } from '@boundless/ui/hooks/use-hydrated';
import { useSearchParams } from 'react-router-dom';
import { inPlace } from '../routing/in-place.js';
import { inboxTabs } from './inbox-sources.js';

/** The tab and search of the inbox, stored in the page's address: `?tab=partnerships&q=marlow`. */
export function useInboxAddress() {
  const [params, setParams] = useSearchParams();
  // The prerendered document has no query, so the first render must ignore it.
  const hydrated = useHydrated();
  const named = hydrated ? params.get('tab') : null;
  const tab = inboxTabs.find((name) => name === named) ?? 'messages';
  const query = (hydrated && params.get('q')) || '';

  function show(change: { tab?: string; query?: string }) {
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (change.tab !== undefined) after.set('tab', change.tab);
      if (change.query !== undefined) after.set('q', change.query);
      if (after.get('tab') === 'messages') after.delete('tab');
      if (!after.get('q')) after.delete('q');
      return after;
    }, inPlace());
  }
  return { hydrated, tab, query, show };
}
