import { expect, it } from 'vitest';
import { NoteChangedError } from '../src/store/errors.js';
import { lead } from './leads.js';
import { counted, type OpenPlace, useStores } from './store-place.js';

/** Tests of how every implementation of {@link Leads} changes a lead. */
export function describeChanges(openPlace: OpenPlace): void {
  const stores = useStores(openPlace);
  const page = () => counted(stores.leads.page({ kind: 'contact', spam: false, limit: 500 }));

  it('marks a lead as handled and as open, and does not change other fields', async () => {
    const { id } = await stores.leads.add(lead('a'));
    const handled = await stores.leads.change('contact', id, { handled: true });
    expect(handled?.handledAt).toEqual(expect.any(Number));
    const noted = await stores.leads.change('contact', id, { note: 'Called' });
    expect(noted).toMatchObject({ handledAt: handled?.handledAt, note: 'Called' });
    expect(await stores.leads.change('contact', id, { handled: true })).toEqual(noted);
    const undone = await stores.leads.change('contact', id, { handled: false, note: '' });
    expect([undone?.handledAt, undone?.note]).toEqual([undefined, undefined]);
    expect((await page()).items).toEqual([undone]);
  });

  it('changes nothing if there is no such lead on this list', async () => {
    const { id } = await stores.leads.add(lead('a'));
    expect(await stores.leads.change('subscriber', id, { handled: true })).toBeUndefined();
    expect(await stores.leads.change('contact', 'nobody\0', { handled: true })).toBeUndefined();
    expect((await page()).items[0]).not.toHaveProperty('handledAt');
  });

  it('replaces a note only if it is still the one that was read', async () => {
    const { id } = await stores.leads.add(lead('a'));
    const write = (note: string, noteBefore: string) => stores.leads.change('contact', id, { note, noteBefore });
    const both = await Promise.allSettled([write('called', ''), write('sent a mail', '')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [{ note = '' } = {}] = (await page()).items;
    await expect(write('third', 'sent')).rejects.toThrow(NoteChangedError);
    expect(await write(note, 'sent')).toMatchObject({ note });
    expect(await write('both', note)).toMatchObject({ note: 'both' });
    expect(await stores.leads.change('contact', 'unknown', { note: 'x', noteBefore: '' })).toBeUndefined();
    await stores.restart();
    expect((await page()).items).toMatchObject([{ note: 'both' }]);
  });
}
