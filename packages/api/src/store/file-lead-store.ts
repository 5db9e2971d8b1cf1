import { randomUUID } from 'node:crypto';
import { Low } from 'lowdb';
import type { AuditEntry, Delivery, EntryChange, LeadKind } from '../contract/index.js';
import { AppendOnlyFile, removeLeftovers, renewSegments } from './append-only-file.js';
import { type Disk, disk as realDisk } from './disk.js';
import { type Entry, type LeadEntry, MAX_BATCH_WEIGHT, weigh } from './entries.js';
import { type FolderLock, lockFolder } from './folder-lock.js';
import { GroupCommit } from './group-commit.js';
import { addressKey, LeadIndex } from './lead-index.js';
import type {
  AddResult,
  Attempt,
  DueDelivery,
  LeadQuery,
  LeadStore,
  NewLead,
  Page,
  PageQuery,
  Slice,
  StoredLead,
} from './lead-store.js';
import { StorageError } from './lead-store.js';
import type { LockTimes } from './lock-file.js';
import { cutPage, cutSlice } from './paging.js';
import { probeFolder } from './probe-folder.js';
import { matcher } from './search.js';

export interface FileLeadStoreOptions {
  folder: string;
  disk?: Disk | undefined;
  now?: (() => number) | undefined;
  /** Called once, when another process has taken the folder over. Nothing more is stored then: the process should end. */
  onLost?: ((error: Error) => void) | undefined;
  lockTimes?: LockTimes | undefined;
}

/** Writes only while the folder is ours, and takes for synced only what was when it still was. */
const guarded = (disk: Disk, lock: FolderLock): Disk => ({
  write: (file, bytes, position) => lock.check().then(() => disk.write(file, bytes, position)),
  sync: (file) => disk.sync(file).then(() => lock.check()),
});

/**
 * Opens the embedded store: lowdb over append-only segments in one folder, read once, here.
 *
 * Throws {@link DamagedDataError} when a file is not as the server left it, and an error that says so when another
 * process has the folder. Changes nothing then.
 */
export async function openFileLeadStore(options: FileLeadStoreOptions): Promise<LeadStore> {
  const { folder, onLost, lockTimes: times, disk = realDisk } = options;
  let file: AppendOnlyFile | undefined;
  const lock = await lockFolder(folder, { alsoConfirm: async () => file?.confirm(), onLost, times });
  const close = async () => {
    await file?.close();
    await lock.release();
  };
  try {
    if (lock.tookOver) await renewSegments(folder);
    file = new AppendOnlyFile(folder, guarded(disk, lock));
    const db = new Low<Entry[]>(file, []);
    await db.read();
    await removeLeftovers(folder);
    return new FileLeadStore(db, options, lock, close);
  } catch (error) {
    await close();
    throw error;
  }
}

class FileLeadStore implements LeadStore {
  readonly #db: Low<Entry[]>;
  readonly #folder: string;
  readonly #disk: Disk;
  readonly #now: () => number;
  readonly #lock: FolderLock;
  readonly #close: () => Promise<void>;
  readonly #index = new LeadIndex();
  readonly #commits: GroupCommit<Entry>;
  /** What is being stored right now, so that a repetition waits for it instead of being stored again. */
  readonly #underWay = new Map<string, Promise<string>>();
  #sequence: number;

  constructor(db: Low<Entry[]>, options: FileLeadStoreOptions, lock: FolderLock, close: () => Promise<void>) {
    this.#db = db;
    this.#folder = options.folder;
    this.#disk = options.disk ?? realDisk;
    this.#now = options.now ?? Date.now;
    this.#lock = lock;
    this.#close = close;
    for (const entry of db.data) this.#index.apply(entry);
    this.#sequence = this.#index.lastSequence;
    this.#commits = new GroupCommit({ commit: (batch) => this.#commit(batch), weigh, maxWeight: MAX_BATCH_WEIGHT });
  }

  async add(lead: NewLead): Promise<AddResult> {
    const repeated = lead.fingerprint && this.#index.idOfFingerprint(lead.fingerprint);
    if (repeated) return { id: repeated, outcome: 'repeated' };
    const isSubscription = lead.kind === 'subscriber' && !lead.spam;
    const known = isSubscription && this.#index.idOfSubscriber(lead.body.email);
    if (known) return { id: known, outcome: 'known' };

    const address = isSubscription ? `address:${addressKey(lead.body.email)}` : undefined;
    const names = [lead.fingerprint, address].filter((name) => name !== undefined);
    // No await before the name is taken: two equal requests of one turn must not both pass.
    for (const name of names) {
      const stored = this.#underWay.get(name);
      if (stored) return { id: await stored, outcome: name === address ? 'known' : 'repeated' };
    }
    return { id: await this.#store(lead, names), outcome: 'created' };
  }

  async page(query: LeadQuery): Promise<Page<StoredLead>> {
    const page = await cutPage(...this.#listed(query));
    return { ...page, items: page.items.map((lead) => this.#index.stored(lead)) };
  }

  async slice(query: LeadQuery): Promise<Slice<StoredLead>> {
    const slice = await cutSlice(...this.#listed(query));
    return { ...slice, items: slice.items.map((lead) => this.#index.stored(lead)) };
  }

  async change(kind: LeadKind, id: string, change: EntryChange): Promise<StoredLead | undefined> {
    const lead = this.#index.lead(id);
    if (lead?.kind !== kind) return undefined;
    await this.#put({ t: 'change', id, at: this.#now(), ...change });
    return this.#index.stored(lead);
  }

  async audit(entry: Omit<AuditEntry, 'id' | 'at'>): Promise<void> {
    await this.#put({ t: 'audit', id: randomUUID(), at: this.#now(), ...entry });
  }

  async auditPage({ before, limit }: PageQuery): Promise<Page<AuditEntry>> {
    const { audit } = this.#index;
    const end = Math.min(before === undefined ? audit.length : before - 1, audit.length);
    const start = Math.max(0, end - limit);
    const rows = audit.slice(start, Math.max(start, end)).reverse();
    const items = rows.map(({ t: _, at, ...rest }) => ({ ...rest, at: new Date(at).toISOString() }));
    // An audit line's sequence number is its place in the list, from 1.
    return { items, total: audit.length, ...(start > 0 && { next: start + 1 }) };
  }

  async claimDeliveries(limit: number, leaseMs: number): Promise<DueDelivery[]> {
    const { deliveries } = this.#index;
    return deliveries
      .claim(limit, this.#now(), leaseMs)
      .map((state) => ({ delivery: deliveries.describe(state), lead: this.#index.stored(state.lead) }));
  }

  async finishDelivery(id: string, { error, nextAttemptAt }: Attempt): Promise<void> {
    const attempts = (this.#index.deliveries.get(id)?.attempts ?? 0) + 1;
    const state = error === undefined ? 'sent' : nextAttemptAt === undefined ? 'failed' : 'pending';
    await this.#put({ t: 'delivery', id, at: this.#now(), state, attempts, next: nextAttemptAt, error });
  }

  async deliveryPage(query: PageQuery): Promise<Page<Delivery>> {
    const { deliveries } = this.#index;
    const page = await cutPage(deliveries.all(), query, { sequence: ({ sequence }) => sequence });
    return { ...page, items: page.items.map((state) => deliveries.describe(state)) };
  }

  async resend(id: string): Promise<Delivery | undefined> {
    const state = this.#index.deliveries.get(id);
    if (!state) return undefined;
    const now = this.#now();
    await this.#put({ t: 'delivery', id, at: now, state: 'pending', attempts: 0, next: now });
    return this.#index.deliveries.describe(state);
  }

  /** Forgets, on the way, the sessions that have ended by themselves since. */
  async endSession(session: string, until: number): Promise<void> {
    this.#index.forgetSessions(this.#now());
    await this.#put({ t: 'session-end', session, until });
  }

  async isSessionEnded(session: string): Promise<boolean> {
    return this.#index.isSessionEnded(session);
  }

  async ready(): Promise<void> {
    await this.#lock.confirm();
    await probeFolder(this.#folder, this.#disk);
  }

  async close(): Promise<void> {
    await this.#commits.idle();
    await this.#close();
  }

  /** What a query of leads asks of {@link cutPage}. */
  #listed(query: LeadQuery): Parameters<typeof cutPage<LeadEntry>> {
    const matches = query.q ? matcher(query.q) : undefined;
    const paging = {
      sequence: (lead: LeadEntry) => lead.n,
      matches: matches && ((lead: LeadEntry) => matches(lead.body)),
    };
    return [this.#index.list(query.kind, query.spam), query, paging];
  }

  async #store(lead: NewLead, names: string[]): Promise<string> {
    this.#sequence += 1;
    const entry: LeadEntry = {
      t: 'lead',
      n: this.#sequence,
      id: randomUUID(),
      at: this.#now(),
      kind: lead.kind,
      body: lead.body,
    };
    if (lead.spam) entry.spam = true;
    else if (lead.channels.length > 0) entry.via = [...lead.channels];
    if (lead.fingerprint) entry.key = lead.fingerprint;

    const stored = this.#put(entry).then(() => entry.id);
    for (const name of names) this.#underWay.set(name, stored);
    try {
      return await stored;
    } finally {
      for (const name of names) this.#underWay.delete(name);
    }
  }

  async #put(entry: Entry): Promise<void> {
    try {
      await this.#commits.add(entry);
    } catch (cause) {
      throw new StorageError('The entry could not be stored', { cause });
    }
  }

  /** lowdb keeps what a failed write has pushed, so it is taken back here: what is not on disk is not there. */
  async #commit(batch: Entry[]): Promise<void> {
    const before = this.#db.data.length;
    for (const entry of batch) this.#db.data.push(entry);
    try {
      await this.#db.write();
    } catch (error) {
      this.#db.data.length = before;
      throw error;
    }
    for (const entry of batch) this.#index.apply(entry);
  }
}
