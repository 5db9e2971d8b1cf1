import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Tabs of the inbox, as its address names them. */
export const inboxTabs = ['messages', 'partnerships', 'subscribers', 'spam', 'audit', 'notifications'] as const;

export type InboxTab = (typeof inboxTabs)[number];

/** What of the inbox is shown, kept in the page's address: `?tab=partnerships&q=marlow`. */
export function useInboxAddress() {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab');
  const tab = inboxTabs.find((name) => name === named) ?? 'messages';
  const query = params.get('q') ?? '';

  const show = useCallback(
    (change: { tab?: InboxTab; query?: string }) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (change.tab) after.set('tab', change.tab);
          if (change.query !== undefined) after.set('q', change.query);
          if (after.get('tab') === 'messages') after.delete('tab');
          if (!after.get('q')) after.delete('q');
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { tab, query, show };
}
