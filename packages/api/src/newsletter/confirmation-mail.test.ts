import { afterEach, beforeEach, expect, it } from 'vitest';
import { startMailServer } from '../../testing/mail-server.js';
import { testLinks } from '../../testing/test-app.js';
import type { Delivery } from '../contract/index.js';
import { refusals } from '../lib/refusals.js';
import type { Send } from '../outbox/send.js';
import { createMailLimit } from '../store/files/mail-limit.js';
import { createConfirmation } from './confirmation-mail.js';

const HOUR = 3_600_000;
const sender = {
  newsletter: 'newsletter',
  address: ['Boundless', '1 Test Lane', 'Toronto'],
  contact: 'a@b.example',
};
let server: Awaited<ReturnType<typeof startMailServer>>;
let now: number;
let confirm: Send;
beforeEach(async () => {
  server = await startMailServer();
  now = 0;
  confirm = createConfirmation({ ...options(), maxAnHour: 3 });
});
afterEach(() => server.close());
const options = () => {
  const admit = createMailLimit(() => now);
  const outbox = { admitMail: async (...args: Parameters<typeof admit>) => admit(...args) };
  return { url: server.url, from: 'site@example.com', links: testLinks, sender, outbox };
};

const send = (id: string, email: string) => {
  const lead = { id, sequence: 1, kind: 'subscriber', submittedAt: 0, spam: false, body: { email } } as const;
  const delivery = { id: `${id}.confirmation` } as Delivery;
  return confirm({ delivery, lead: { ...lead, status: 'pending' } }).then(
    () => 'sent',
    (error: Error) => error.message,
  );
};

it('is sent to a mailbox for one subscription an hour, whatever its tag, and again for the same one', async () => {
  expect(await send('1', 'Ada@example.com')).toBe('sent');
  expect(await send('2', 'ada+1@example.com')).toBe('limited');
  expect(await send('3', 'a\u200Bda+x+y@example.com.')).toBe('limited');
  expect(await send('4', 'bob+ada@example.com')).toBe('sent');
  expect(await send('1', 'Ada@example.com')).toBe('sent');
  now += HOUR - 1;
  expect(await send('2', 'ada+1@example.com')).toBe('limited');
  now += 1;
  expect(await send('2', 'ada+1@example.com')).toBe('sent');
  expect(server.mails).toHaveLength(4);
});

it('is sent to a limited number of mailboxes an hour in all', async () => {
  for (let n = 0; n < 3; n += 1) await send(`${n}`, `n${n}@example.com`);
  expect(await send('x', 'late@example.com')).toBe('limited');
  expect(await send('2', 'n2@example.com')).toBe('sent');
  now += HOUR;
  expect(await send('x', 'late@example.com')).toBe('sent');
});

it('goes to the mailbox that an address with invisible characters hides', async () => {
  await send('1', 'Ad\u200Ba@exämple.com.');
  expect(server.mails[0]).toMatch(/^To: Ada@xn--exmple-cua\.com\r$/m);
});

it('names the newsletter as the pages do, its sender, the postal address and a contact', async () => {
  const lead = { id: crypto.randomUUID(), kind: 'subscriber', status: 'pending', body: { email: 'ada@example.com' } };
  await confirm({ delivery: { id: 'one' }, lead } as never, undefined);
  const mail = String(server.mails[0]);
  expect(mail).toContain('From: Boundless <site@example.com>');
  expect(mail).toContain('Subject: Confirm your subscription to the Boundless newsletter');
  expect(mail.replace(/=\r?\n/g, '')).toContain(
    "You asked for the Boundless newsletter: rates, what lenders are looking for, and what we learned from the month's matches. It comes once a month.",
  );
  expect(mail).toContain('Boundless\r\n1 Test Lane\r\nToronto\r\na@b.example');
});

it('is in the language of the subscription, with links to pages in that language', async () => {
  const french = {
    code: 'fr',
    prefix: '/fr',
    lang: 'fr-CA',
    sender: { ...sender, contact: 'fr@b.example' },
    notice: { text: '', link: '', close: '' },
    words: {
      messages: {},
      refusals,
      thanks: '',
      thanksPending: '',
      refused: { title: '', error: '', kept: '', back: '' },
      consents: {},
      confirmation: { subject: 'Confirmez', text: 'Bonjour {company} : {confirm} {unsubscribe}\n' },
    },
  };
  const id = '5b0c7b1e-3f57-4a4c-8f5e-0f4f6a7b8c9d';
  const lead = { id, sequence: 1, kind: 'subscriber', submittedAt: 0, spam: false, status: 'pending' } as const;
  const delivery = { id: `${id}.confirmation` } as Delivery;
  await createConfirmation({ ...options(), languages: [french] })({
    delivery,
    lead: { ...lead, body: { email: 'a@example.com', language: 'fr' } },
  });
  // Without the soft line breaks of quoted-printable.
  const mail = String(server.mails[0])
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
  expect(mail).toContain('Subject: Confirmez');
  expect(mail).toContain('/fr/newsletter/confirm?token');
  expect(mail).toMatch(/List-Unsubscribe:\s+<\S+\/fr\/newsletter\/unsubscribe/);
});
