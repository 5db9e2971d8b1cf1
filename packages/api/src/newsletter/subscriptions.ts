import { MemoryStore, type Options } from 'express-rate-limit';
import type { Stores } from '../store/ports.js';
import { subscriptionKey } from '../store/search.js';

const HOUR = 3_600_000;
const kind = 'subscriber';

/** Ends every subscription of the address: an old link must also end a newer subscription. */
export async function unsubscribe({ leads }: Pick<Stores, 'leads'>, id: string): Promise<void> {
  const lead = await leads.find(kind, id);
  if (!lead) return;
  for (const one of await leads.findByEmail(String(lead.body.email)))
    if (subscriptionKey(one) !== undefined) await leads.change(kind, one.id, { status: 'unsubscribed' });
}

interface ReminderOptions extends Pick<Stores, 'leads' | 'outbox'> {
  /** Called when there is a mail to send. */
  onLead?: (() => void) | undefined;
}

/**
 * Sends the confirmation mail again if somebody subscribes again before confirming. At most once an hour, so that nobody can flood
 * another person's mailbox.
 */
export function createReminders({ leads, outbox, onLead }: ReminderOptions) {
  const sent = new MemoryStore();
  sent.init({ windowMs: HOUR } as Options);
  const isFirst = async (id: string) => (await sent.increment(id)).totalHits === 1;
  return async (id: string, outcome: 'created' | 'known' | 'repeated'): Promise<void> => {
    if (outcome === 'repeated' || !(await isFirst(id)) || outcome === 'created') return;
    if ((await leads.find(kind, id))?.status !== 'pending') return;
    await outbox.resend(`${id}.confirmation`);
    onLead?.();
  };
}
