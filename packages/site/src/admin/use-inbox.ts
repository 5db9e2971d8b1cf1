import { useInfiniteQuery } from '@tanstack/react-query';
import { RequestFailure } from '../data/request.js';
import type { InboxEntry, InboxSource } from './inbox-sources.js';
import { type ListPage, readPage } from './staff-api.js';

type List = InboxSource['list'];

/** The next page of each list, by its name. A list that has ended is missing. */
export type InboxPage = Partial<Record<List, ListPage<InboxEntry['entry']>>>;

/** The address of the page to fetch, by list. */
type Addresses = readonly (readonly [list: List, address: string])[];

async function readPages(addresses: Addresses, signal: AbortSignal): Promise<InboxPage> {
  const pages = addresses.map(async ([list, address]) => [list, await readPage(address, signal)]);
  return Object.fromEntries(await Promise.all(pages));
}

function nextAddresses(page: InboxPage): Addresses | undefined {
  const next = Object.entries(page).flatMap(([list, { next }]) => (next ? [[list as List, next] as const] : []));
  return next.length > 0 ? next : undefined;
}

const submittedAt = ({ entry }: InboxEntry) => ('submittedAt' in entry ? entry.submittedAt : '');

/**
 * The entries of all lists, newest first. Left out are those that are older than the last entry of a list with further pages: "Load more"
 * would insert others above them.
 */
function mergeEntries(pages: readonly InboxPage[], lists: readonly List[]): InboxEntry[] {
  const entries = pages.flatMap((page) =>
    lists.flatMap((list) => (page[list]?.entries ?? []).map((entry) => ({ list, entry }) as InboxEntry)),
  );
  if (lists.length < 2) return entries;
  const unfinished = Object.entries(pages.at(-1) ?? {}).filter(([, { next }]) => next);
  const ends = unfinished.flatMap(([list, { entries }]) =>
    entries.slice(-1).map((entry) => submittedAt({ list, entry } as InboxEntry)),
  );
  const reached = ends.sort().at(-1) ?? '';
  return entries
    .filter((entry) => submittedAt(entry) >= reached)
    .sort((a, b) => submittedAt(b).localeCompare(submittedAt(a)));
}

/** The lists of a tab as one, newest first, with their loading state. */
export function useInbox(sources: readonly InboxSource[]) {
  const lists = sources.map(({ list }) => list);
  const query = useInfiniteQuery({
    queryKey: sources.map(({ address }) => address),
    queryFn: ({ pageParam, signal }) => readPages(pageParam, signal),
    initialPageParam: sources.map(({ list, address }) => [list, address] as const) as Addresses,
    getNextPageParam: nextAddresses,
    enabled: sources.length > 0,
    // Each action on this page adds to the audit log, so it is fetched whenever it is shown.
    ...(lists.includes('audit') && { staleTime: 0 }),
  });
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const pages = data?.pages ?? [];
  const entries = mergeEntries(pages, lists);
  /** The newest page of each list. */
  const newest = lists.map((list) => pages.findLast((page) => page[list])?.[list]);
  const state = stateOf(data, error, entries);
  return {
    state,
    /** Whether the password is required although somebody had signed in. */
    sessionEnded: state === 'locked' && data !== undefined,
    entries,
    total: data && newest.reduce((total, page) => total + (page?.total ?? 0), 0),
    totalIsEstimate: newest.some((page) => page?.totalIsEstimate),
    keptDays: newest[0]?.keptDays,
    retention: newest[0]?.retention,
    clockAhead: newest[0]?.clockAhead,
    loadMore: hasNextPage ? () => void query.fetchNextPage() : undefined,
    moreState: isFetchingNextPage
      ? ('pending' as const)
      : isFetchNextPageError
        ? ('failed' as const)
        : ('idle' as const),
  };
}

function stateOf(data: unknown, error: Error | null, entries: readonly unknown[]) {
  if (error instanceof RequestFailure && error.status === 401) return 'locked' as const;
  if (!data) return error ? ('failed' as const) : ('loading' as const);
  return entries.length > 0 ? ('populated' as const) : ('empty' as const);
}
