import { apiHeaders, apiPaths, type EntryChange } from '@boundless/api/contract';
import { QueryClient } from '@tanstack/react-query';
import { request } from '../data/request.js';

const send = (address: string, method: string, body?: unknown) =>
  request(address, {
    method,
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });

export const signIn = (password: string) => send(apiPaths.session, 'POST', { password });
export const signOut = () => send(apiPaths.session, 'DELETE');
export const change = (address: string, body: EntryChange) => send(address, 'PATCH', body);
export const resend = (address: string) => send(address, 'POST');

export interface ListPage<Entry> {
  entries: readonly Entry[];
  /** Number of matches on all pages. */
  total: number;
  /** Whether there are so many that `total` is an estimate. */
  totalIsEstimate: boolean;
  /** Milliseconds by which the clock of the server is ahead of that of this device, if known. */
  clockAhead?: number | undefined;
  /** Address of the next page. */
  next?: string | undefined;
  /** Days until an entry is erased, if configured. */
  keptDays?: number | undefined;
  /** Why expired entries are not erased at the moment, and how many there are. */
  retention?: { state: 'paused' | 'failing'; overdue: number } | undefined;
}

export async function readPage<Entry>(address: string, signal?: AbortSignal): Promise<ListPage<Entry>> {
  const response = await request(address, signal && { signal });
  const entries = (await response.json()) as Entry[];
  return {
    entries,
    total: Number(response.headers.get(apiHeaders.totalCount) ?? entries.length),
    totalIsEstimate: response.headers.get(apiHeaders.totalCountKind) === 'estimate',
    keptDays: Number(response.headers.get(apiHeaders.retentionDays)) || undefined,
    retention: readRetention(response.headers),
    clockAhead: readClock(response.headers),
    next: response.headers.get('Link')?.match(/^<([^<>]+)>;\s*rel="next"/)?.[1],
  };
}

function readClock(headers: Headers): number | undefined {
  const ahead = Date.parse(headers.get('Date') ?? '') - Date.now();
  return Number.isNaN(ahead) ? undefined : ahead;
}

function readRetention(headers: Headers): ListPage<never>['retention'] {
  const state = headers.get(apiHeaders.retentionState);
  if (state !== 'paused' && state !== 'failing') return undefined;
  return { state, overdue: Number(headers.get(apiHeaders.retentionOverdue)) };
}

/** Lists are fetched once and on request: no retries, no refetch on focus, no polling, never stale. */
export const createStaffQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Offline a request fails with a message instead of waiting for a network.
        networkMode: 'always',
      },
    },
  });
