import { limits } from '@boundless/api/contract';
import { privacy } from '@boundless/content/entries/privacy';
import { expect, it } from 'vitest';

it('states the longest periods for which the server may keep its audit log', () => {
  const text = JSON.stringify(privacy);
  expect(text).toContain(`erased after ${limits.auditDays} days at most`);
  expect(text).toContain(`refused are erased after ${limits.refusedSignInDays} days at most`);
});
