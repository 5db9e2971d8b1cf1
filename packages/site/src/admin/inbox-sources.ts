import {
  type AuditEntry,
  apiPaths,
  type ContactSubmission,
  csvPath,
  type Delivery,
  type LeadKind,
  limits,
  listPaths,
  type PartnershipSubmission,
  type Subscriber,
} from '@boundless/api/contract';

export const inboxTabs = [
  'messages',
  'partnerships',
  'subscribers',
  'spam',
  'people',
  'audit',
  'notifications',
] as const;

export type InboxTab = (typeof inboxTabs)[number];

interface EntryOf {
  contact: ContactSubmission;
  partnership: PartnershipSubmission;
  subscriber: Subscriber;
  audit: AuditEntry;
  delivery: Delivery;
}

export type InboxEntry = { [List in keyof EntryOf]: { list: List; entry: EntryOf[List] } }[keyof EntryOf];

/** A list to fetch: its name, its address and the address of its CSV. */
export interface InboxSource {
  list: InboxEntry['list'];
  address: string;
  file?: string;
}

const leadKinds = Object.keys(listPaths) as LeadKind[];
const kindOf: Partial<Record<InboxTab, LeadKind>> = {
  messages: 'contact',
  partnerships: 'partnership',
  subscribers: 'subscriber',
};

export const isSearchable = (tab: InboxTab) => tab !== 'people' && tab !== 'audit' && tab !== 'notifications';

/**
 * The lists that a tab shows, filtered by `query` and `language`. The spam tab shows every kind of lead. The tab of personal data shows no list, but fetches the
 * messages to find out whether somebody is signed in.
 */
export function sourcesOf(tab: InboxTab, query = '', language = ''): InboxSource[] {
  if (tab === 'people') return [{ list: 'contact', address: listPaths.contact }];
  if (tab === 'audit') return [{ list: 'audit', address: apiPaths.audit }];
  if (tab === 'notifications') return [{ list: 'delivery', address: apiPaths.outbox }];
  const kind = kindOf[tab];
  // The API refuses a longer text.
  const q = query.trim().slice(0, limits.short);
  const filter = new URLSearchParams({
    ...(q && { q }),
    ...(!kind && { spam: 'only' }),
    ...(language && { language }),
  });
  const parameters = String(filter);
  const suffix = parameters && `?${parameters}`;
  return (kind ? [kind] : leadKinds).map((list) => ({
    list,
    address: listPaths[list] + suffix,
    file: csvPath(listPaths[list]) + suffix,
  }));
}
