import type { Leads } from '../store/ports.js';

/** Ends every subscription of the address: an old link must also end a newer subscription. */
export async function unsubscribe(leads: Leads, id: string): Promise<void> {
  const lead = await leads.find('subscriber', id);
  if (!lead) return;
  for (const one of await leads.findSubscriptions(String(lead.body.email)))
    await leads.change('subscriber', one.id, { status: 'unsubscribed' });
}

/** The contact message or partnership inquiry with this id. */
export const findMessage = async (leads: Leads, id: string) =>
  (await leads.find('contact', id)) ?? (await leads.find('partnership', id));

/** Ends all messages to the sender of a form, whichever form it was. The newsletter has its own link. */
export async function stopMessages(leads: Leads, id: string): Promise<void> {
  const lead = await findMessage(leads, id);
  if (!lead) return;
  for (const one of await leads.findByEmail(String(lead.body.email)))
    if (one.kind !== 'subscriber') await leads.change(one.kind, one.id, { status: 'unsubscribed' });
}
