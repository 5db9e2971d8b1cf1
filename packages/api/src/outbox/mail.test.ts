import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LeadBody, StoredLead } from '../store/ports.js';
import { startMailServer } from '../testing/mail-server.js';
import { contactBody, testLinks } from '../testing/test-app.js';
import { createConfirmation, createMail } from './mail.js';
import type { Send } from './send.js';

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

const id = '6f1c7f0e-1234-4000-8000-000000000000';
const from = 'site@example.com';

async function sent(send: Send, body: LeadBody, more: Partial<StoredLead> = {}) {
  const lead: StoredLead = { id, sequence: 1, kind: 'contact', submittedAt: 0, spam: false, body, ...more };
  const delivery = { id: `${id}.mail` } as Parameters<Send>[0]['delivery'];
  await send({ lead, delivery });
  const [head = '', ...text] = server.mails[0]?.split('\r\n\r\n') ?? [];
  // Folded headers in one line each; of the text, the soft line breaks of its encoding gone.
  return { head: head.replace(/\r\n\s+/g, ' '), text: text.join('\n').replace(/=\r\n/g, '').replaceAll('=3D', '=') };
}

it('sends a lead by mail, with nothing of it in the headers that could start new ones', async () => {
  const mail = createMail({ url: server.url, from, to: 'staff@example.com' });
  const source = { page: '/lenders' };
  const { head, text } = await sent(mail, { ...contactBody, firstName: 'Ada\r\nBcc: evil@example.com', source });
  expect(head).toContain('To: staff@example.com');
  expect(head).toContain('Reply-To: ada@example.com');
  expect(head).not.toContain('evil@example.com');
  expect(text).toContain('source page: /lenders');
});

it('asks a subscriber to confirm, and lets mail programs unsubscribe by one click', async () => {
  const confirmation = createConfirmation({ url: server.url, from, links: testLinks });
  const { head, text } = await sent(
    confirmation,
    { email: 'ada@example.com' },
    { kind: 'subscriber', status: 'pending' },
  );
  const unsubscribe = testLinks.address('unsubscribe', id);
  expect(head).toContain('To: ada@example.com');
  expect(head).toContain(`List-Unsubscribe: <${unsubscribe}>`);
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(text).toContain(testLinks.address('confirm', id));
  expect(text).toContain(unsubscribe);
  expect(text).not.toContain('ada@');
});

it.each(['active', 'unsubscribed'] as const)('asks nobody who is %s by now', async (status) => {
  const confirmation = createConfirmation({ url: server.url, from, links: testLinks });
  await sent(confirmation, { email: 'ada@example.com' }, { kind: 'subscriber', status });
  expect(server.mails).toEqual([]);
});
