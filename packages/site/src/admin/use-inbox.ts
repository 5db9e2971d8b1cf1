import { useInfiniteQuery } from '@tanstack/react-query';
import { RequestFailure } from '../data/request.js';
import type { InboxEntry, InboxSource } from './inbox-sources.js';
import { readPage } from './staff-api.js';

/** One list, with the pages that were requested. Its query key is its address. */
function useList(source: InboxSource | undefined) {
  return useInfiniteQuery({
    queryKey: [source?.address ?? ''],
    queryFn: ({ pageParam, signal }) => readPage<InboxEntry['entry']>(pageParam, signal),
    initialPageParam: source?.address ?? '',
    getNextPageParam: ({ next }) => next,
    enabled: source !== undefined,
    // Each action on this page adds to the audit log, so it is fetched whenever it is shown.
    ...(source?.list === 'audit' && { staleTime: 0 }),
  });
}

const submittedAt = ({ entry }: InboxEntry) => ('submittedAt' in entry ? entry.submittedAt : '');

/** Up to three lists as one, newest first, with their loading state. */
export function useInbox(sources: readonly InboxSource[]) {
  const all = [useList(sources[0]), useList(sources[1]), useList(sources[2])];
  const lists = all.slice(0, sources.length);
  const pages = lists.map(({ data }) => data?.pages ?? []);
  const entries = pages.flatMap((list, index) =>
    list.flatMap((page) => page.entries.map((entry) => ({ list: sources[index]?.list, entry }) as InboxEntry)),
  );
  if (lists.length > 1) entries.sort((a, b) => submittedAt(b).localeCompare(submittedAt(a)));
  const more = lists.filter(({ hasNextPage }) => hasNextPage);
  const state = stateOf(lists, entries);
  return {
    state,
    /** Whether the password is required although somebody had signed in. */
    sessionEnded: state === 'locked' && lists.some(({ data }) => data),
    entries,
    total:
      lists.length > 0 && lists.every(({ data }) => data)
        ? sum(pages.map((list) => list.at(-1)?.total ?? 0))
        : undefined,
    keptDays: pages[0]?.at(-1)?.keptDays,
    loadMore: more.length > 0 ? () => more.forEach((list) => void list.fetchNextPage()) : undefined,
    moreState: lists.some(({ isFetchingNextPage }) => isFetchingNextPage)
      ? ('pending' as const)
      : lists.some(({ isFetchNextPageError }) => isFetchNextPageError)
        ? ('failed' as const)
        : ('idle' as const),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function stateOf(lists: readonly { data?: unknown; error: Error | null }[], entries: readonly unknown[]) {
  if (lists.some(({ error }) => error instanceof RequestFailure && error.status === 401)) return 'locked' as const;
  if (lists.some(({ data, error }) => error && !data)) return 'failed' as const;
  if (lists.length === 0 || lists.some(({ data }) => !data)) return 'loading' as const;
  return entries.length > 0 ? ('populated' as const) : ('empty' as const);
}
