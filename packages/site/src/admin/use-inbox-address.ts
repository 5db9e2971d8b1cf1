import { admin } from '@boundless/content/entries/admin';
import { useHydrated } from '@boundless/ui/hooks/use-hydrated';
import { useSearchParams } from 'react-router-dom';
import { inPlace } from '../routing/in-place.js';
import { inboxTabs } from './inbox-sources.js';

/** The tab, search and language of the inbox, stored in the page's address: `?tab=partnerships&q=marlow&language=fr`. */
export function useInboxAddress() {
  const [params, setParams] = useSearchParams();
  // The prerendered document has no query, so the first render must ignore it.
  const hydrated = useHydrated();
  const named = hydrated ? params.get('tab') : null;
  const tab = inboxTabs.find((name) => name === named) ?? 'messages';
  const query = (hydrated && params.get('q')) || '';
  const code = (hydrated && params.get('language')) || '';
  const language = Object.hasOwn(admin.languages, code) ? code : '';

  function show(change: { tab?: string; query?: string; language?: string }) {
    // The router renders a new address in a transition, so `params` may be those before an earlier change.
    const after = new URLSearchParams(window.location.search);
    if (change.tab !== undefined) after.set('tab', change.tab);
    if (change.query !== undefined) after.set('q', change.query);
    if (change.language !== undefined) after.set('language', change.language);
    if (after.get('tab') === 'messages') after.delete('tab');
    for (const name of ['q', 'language']) if (!after.get(name)) after.delete(name);
    setParams(after, inPlace());
  }
  return { hydrated, tab, query, language, show };
}
