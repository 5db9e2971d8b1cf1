import {
  type Delivery,
  type EntryChange,
  entryPath,
  type LeadKind,
  listPaths,
  resendPath,
} from '@boundless/api/contract';
import { admin } from '@boundless/content/entries/admin';
import { SubmitError } from '@boundless/ui/hooks/submit-error';
import { toast } from '@boundless/ui/hooks/use-toast';
import { type InfiniteData, isCancelledError, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RequestFailure } from '../data/request.js';
import type { InboxEntry } from './inbox-sources.js';
import { change, resend, signIn, signOut } from './staff-api.js';
import type { InboxPage } from './use-inbox.js';

/** A change that was refused because the session had ended. */
interface Unsaved {
  id: string;
  body: EntryChange;
}

const refusals: Readonly<Record<number, string>> = { 401: admin.signIn.wrong, 429: admin.signIn.tooMany };

/**
 * Actions of staff. They also update the lists in memory, because those are never refetched automatically. Changes that are refused because the
 * session has ended are saved after the next sign-in. Notes that are being written are kept until then.
 */
export function useStaffActions() {
  const client = useQueryClient();
  const [unsaved] = useState(() => new Map<string, Unsaved>());
  const [drafts] = useState(() => new Map<string, string>());
  const [notKept, setNotKept] = useState(false);
  return {
    /** Whether the last sign-in succeeded and the lists need the password again: the browser has not kept the cookie. */
    notKept,

    /** Fetches the lists again. They stay on the page meanwhile, with any note that is being written. */
    async refresh() {
      client.removeQueries({ type: 'inactive' });
      try {
        await client.refetchQueries(undefined, { throwOnError: true });
        toast({ title: admin.refreshed });
      } catch (error) {
        if (!isSessionEnd(error) && !isCancelledError(error)) toast({ title: admin.error, kind: 'failed' });
      }
    },

    async signIn(password: string) {
      await signIn(password).catch((error: unknown) => {
        const reason = error instanceof RequestFailure && refusals[error.status];
        throw reason ? new SubmitError(reason) : error;
      });
      setNotKept(false);
      await saveAll(unsaved, drafts);
      void startOver(client).then(() => setNotKept(isLocked(client)));
      focusHeading();
    },

    async signOut() {
      try {
        await signOut();
      } catch {
        toast({ title: admin.actionFailed, kind: 'failed' });
        return;
      }
      drafts.clear();
      void startOver(client);
      focusHeading();
    },

    change: (kind: LeadKind, id: string) => (body: EntryChange) => {
      const address = entryPath(listPaths[kind], id);
      return callAbout(id, client, async () => {
        const response = await change(address, body).catch((error: unknown) => {
          if (isSessionEnd(error)) {
            unsaved.set(address, { id, body: { ...unsaved.get(address)?.body, ...body } });
            if (body.note !== undefined) drafts.delete(id);
          }
          // Somebody else has changed the note: show theirs.
          if (error instanceof RequestFailure && error.status === 409) void client.invalidateQueries();
          throw error;
        });
        replaceEntry({ list: kind, entry: await response.json() }, client);
        // A refresh in flight may have read the entry before it was changed.
        if (client.isFetching() > 0) void client.invalidateQueries();
      });
    },

    /** The note of this entry that is being written. */
    noteDraft: (id: string) => ({
      draft: drafts.get(id),
      onDraft: (draft?: string) => void (draft === undefined ? drafts.delete(id) : drafts.set(id, draft)),
    }),

    resend: (id: string) =>
      callAbout(id, client, async () => {
        const response = await resend(resendPath(id));
        replaceEntry({ list: 'delivery', entry: (await response.json()) as Delivery }, client);
      }),
  };
}

export const isSessionEnd = (error: unknown) => error instanceof RequestFailure && error.status === 401;

/** Saves these changes, by the address of their entry, and forgets them. A note that cannot be saved is a draft again. */
async function saveAll(unsaved: Map<string, Unsaved>, drafts: Map<string, string>) {
  const changes = [...unsaved];
  unsaved.clear();
  const saved = await Promise.allSettled(changes.map(([address, { body }]) => change(address, body)));
  const failed = changes.filter((_, index) => saved[index]?.status === 'rejected');
  for (const [, { id, body }] of failed) if (body.note) drafts.set(id, body.note);
  if (failed.length > 0) toast({ title: admin.actionFailed, kind: 'failed' });
}

/** Forgets the lists that are not shown, and fetches the others again. */
function startOver(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive' });
  return client.resetQueries();
}

const isLocked = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .some(({ state }) => isSessionEnd(state.error));

/** Fetches the lists that are shown, so that the page asks for the password if the session has ended. */
function checkSession(client: QueryClient) {
  client.removeQueries({ type: 'inactive' });
  void client.refetchQueries();
}

/** Keeps the focus on the page: the pressed button is removed. */
export const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus();

export async function staffCall(client: QueryClient, call: () => Promise<void>) {
  try {
    await call();
  } catch (error) {
    if (isSessionEnd(error)) checkSession(client);
    throw error;
  }
}

/** Says that a call about an entry has failed if the entry is no longer shown, which would say so itself. */
async function callAbout(id: string, client: QueryClient, call: () => Promise<void>) {
  try {
    await staffCall(client, call);
  } catch (error) {
    if (!isSessionEnd(error) && !isShown(id, client)) toast({ title: admin.actionFailedElsewhere, kind: 'failed' });
    throw error;
  }
}

const isShown = (id: string, client: QueryClient) =>
  client
    .getQueriesData<InfiniteData<InboxPage>>({ type: 'active' })
    .flatMap(([, inbox]) => inbox?.pages.flatMap((page) => Object.values(page)) ?? [])
    .some(({ entries }) => entries.some((entry) => entry.id === id));

/** Updates an entry in all lists in memory, whatever their filter. */
function replaceEntry({ list, entry }: InboxEntry, client: QueryClient) {
  const replaceIn = (page: InboxPage): InboxPage => {
    const own = page[list];
    if (!own) return page;
    return {
      ...page,
      [list]: { ...own, entries: own.entries.map((other) => (other.id === entry.id ? entry : other)) },
    };
  };
  client.setQueriesData<InfiniteData<InboxPage>>(
    {},
    (inbox) => inbox && { ...inbox, pages: inbox.pages.map(replaceIn) },
  );
}
