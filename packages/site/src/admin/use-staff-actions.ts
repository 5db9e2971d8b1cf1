import {
  apiPaths,
  type Delivery,
  type EntryChange,
  entryPath,
  type LeadKind,
  listPaths,
  resendPath,
} from '@boundless/api/contract';
import { admin } from '@boundless/content/entries/admin';
import { SubmitError } from '@boundless/ui/hooks/submit-error';
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../shell/toasts.js';
import { change, type ListPage, RequestFailure, resend, signIn, signOut } from './staff-api.js';

const refusals: Readonly<Record<number, string>> = { 401: admin.signIn.wrong, 429: admin.signIn.tooMany };

/** Actions of staff. They update the lists in memory, which are never stale by themselves. */
export function useStaffActions() {
  const client = useQueryClient();
  return {
    /** Fetches everything again. */
    refresh: () => startOver(client),

    async signIn(password: string) {
      await signIn(password).catch((error: unknown) => {
        const said = error instanceof RequestFailure && refusals[error.status];
        throw said ? new SubmitError(said) : error;
      });
      startOver(client);
      focusHeading();
    },

    async signOut() {
      try {
        await signOut();
      } catch {
        return showToast(admin.actionFailed, 'failed');
      }
      startOver(client);
      focusHeading();
    },

    change: (kind: LeadKind, id: string) => (body: EntryChange) =>
      staffCall(client, async () => {
        const answer = await change(entryPath(listPaths[kind], id), body);
        replaceEntry(client, listPaths[kind], await answer.json());
      }),

    resend: (id: string) =>
      staffCall(client, async () => {
        const answer = await resend(resendPath(id));
        replaceEntry(client, apiPaths.outbox, (await answer.json()) as Delivery);
      }),
  };
}

/** Drops lists that are not shown, and fetches those that are. */
function startOver(client: QueryClient) {
  client.removeQueries({ type: 'inactive' });
  void client.resetQueries();
}

/** What was pressed is about to leave the page. */
const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus();

export async function staffCall(client: QueryClient, call: () => Promise<void>) {
  try {
    await call();
  } catch (error) {
    // The session is over: the list answers the same, and the page asks for the password.
    if (error instanceof RequestFailure && error.status === 401) startOver(client);
    throw error;
  }
}

/** Updates an entry in every list in memory that has it, whatever its filter. */
function replaceEntry<Entry extends { id: string }>(client: QueryClient, path: string, entry: Entry) {
  client.setQueriesData<InfiniteData<ListPage<Entry>>>(
    { predicate: ({ queryKey: [address] }) => String(address).split('?')[0] === path },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          entries: page.entries.map((other) => (other.id === entry.id ? entry : other)),
        })),
      },
  );
}
