import { expect, it } from 'vitest';
import { startMailServer } from '../../testing/mail-server.js';
import { createMail, mailText } from './mail.js';

it.each(['\n', '\r\n', '\r', '\u2028'])('does not let the name %j look like a field', (line) => {
  const body = { firstName: `Ada${line}email: evil@example.com${line}id: x`, email: 'ada@example.com' };
  const lead = { id: 'real', sequence: 1, kind: 'contact' as const, submittedAt: 0, spam: false, body };
  const lines = mailText(lead).split(/\r\n|[\r\n\u2028]/);
  expect(lines.filter((text) => text.startsWith('email:'))).toEqual(['email: ada@example.com']);
  expect(lines.filter((text) => text.startsWith('id:'))).toEqual(['id: real']);
});

it.each([
  ['subscriber', 'pending', 'status: pending, has not confirmed the address and must not get the newsletter yet'],
  ['subscriber', 'unsubscribed', 'status: unsubscribed, must not get the newsletter'],
  ['subscriber', undefined, 'status: active'],
  ['contact', 'unsubscribed', 'status: has stopped our messages'],
  ['contact', undefined, ''],
] as const)('says of a %s who is %s: "%s"', (kind, status, line) => {
  const body = { email: 'ada@example.com' };
  const text = mailText({ id: 'a', sequence: 1, kind, submittedAt: 0, spam: false, body, status });
  expect(text.split('\n').find((one) => one.startsWith('status:')) ?? '').toBe(line);
});

it.each([
  ['ada@example.com', 'Reply-To: ada@example.com'],
  ['ada@exämple.com', 'Reply-To: ada@xn--exmple-cua.com'],
  // A mail server without SMTPUTF8 may refuse a mail with such a header, and staff would never get it.
  ['jörg@example.com', undefined],
])('can be sent by every mail server about a lead from %s', async (email, replyTo) => {
  const server = await startMailServer();
  const send = createMail({ url: server.url, from: 'site@example.com', to: 'staff@example.com', inbox: '' });
  const lead = { id: 'a', sequence: 1, kind: 'contact' as const, submittedAt: 0, spam: false, body: { email } };
  const times = { createdAt: '', updatedAt: '' };
  const delivery = { id: 'a.mail', leadId: 'a', kind: lead.kind, channel: 'mail' as const, state: 'pending' as const };
  await send({ lead, delivery: { ...delivery, attempts: 0, ...times } });
  server.close();
  const [head = ''] = server.mails.join('').split('\r\n\r\n');
  expect(head).toMatch(/^[ -~\r\n]*$/);
  expect(head.split('\r\n').find((line) => line.startsWith('Reply-To'))).toBe(replyTo);
  expect(server.mails.join('').includes('A reply to this email does not reach')).toBe(replyTo === undefined);
});
