import { expect, it } from 'vitest';
import { mailText } from './mail.js';

it.each(['\n', '\r\n', '\r', '\u2028'])('does not let the name %j look like a field', (line) => {
  const body = { firstName: `Ada${line}email: evil@example.com${line}id: x`, email: 'ada@example.com' };
  const lead = { id: 'real', sequence: 1, kind: 'contact' as const, submittedAt: 0, spam: false, body };
  const lines = mailText(lead).split(/\r\n|[\r\n\u2028]/);
  expect(lines.filter((text) => text.startsWith('email:'))).toEqual(['email: ada@example.com']);
  expect(lines.filter((text) => text.startsWith('id:'))).toEqual(['id: real']);
});
