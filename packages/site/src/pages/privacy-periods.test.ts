import { limits } from '@boundless/api/contract';
import { privacy } from '@boundless/content/entries/privacy';
import { expect, it } from 'vitest';

it('states the longest periods for which the server may keep its audit log', () => {
  const text = JSON.stringify(privacy);
  expect(text).toContain(`erase these records after ${limits.auditDays} days at most`);
  expect(text).toContain(`failed attempts to sign in after ${limits.refusedSignInDays} days at most`);
});
