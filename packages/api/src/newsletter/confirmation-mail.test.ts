import { expect, it } from 'vitest';
import { startMailServer } from '../../testing/mail-server.js';
import { testLinks } from '../../testing/test-app.js';
import { createConfirmation } from './confirmation-mail.js';

it('names the newsletter as the pages do, its sender, the postal address and a contact', async () => {
  const { mails, url, close } = await startMailServer();
  const sender = {
    newsletter: 'funding note',
    address: ['Boundless', '1 Test Lane', 'Toronto'],
    contact: 'a@b.example',
  };
  const send = createConfirmation({ url, from: 'news@example.com', links: testLinks, sender });
  const lead = { id: crypto.randomUUID(), kind: 'subscriber', status: 'pending', body: { email: 'ada@example.com' } };
  await send({ delivery: { id: 'one' }, lead } as never, undefined);
  close();
  const [mail] = mails;
  expect(mail).toContain('From: Boundless <news@example.com>');
  expect(mail).toContain('Subject: Please confirm the funding note');
  expect(mail).toContain('asked for the funding note of Boundless');
  expect(mail).toContain('Boundless\r\n1 Test Lane\r\nToronto\r\na@b.example');
});
