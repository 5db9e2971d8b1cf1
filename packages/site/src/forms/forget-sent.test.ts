// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { forgetSent } from './forget-sent.js';

it.each([
  ['/contact-us?sent=contact#contact-form', '/contact-us#contact-form'],
  ['/?sent=subscribe&pending#newsletter', '/#newsletter'],
  ['/lenders?utm_source=mail&sent=partnerships', '/lenders?utm_source=mail'],
  ['/contact-us?utm_source=mail', '/contact-us?utm_source=mail'],
])('makes of %s the address %s, without a step back', (address, after) => {
  history.replaceState({ key: 'a' }, '', address);
  const steps = history.length;
  forgetSent();
  expect(location.pathname + location.search + location.hash).toBe(after);
  expect([history.state, history.length]).toEqual([{ key: 'a' }, steps]);
});
