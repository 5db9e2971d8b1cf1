import { expect, test } from '@playwright/test';
import { open } from './open.js';

/** Removes what Chrome 111, Safari 16.4 or Firefox 128 do not have, the oldest that the kit supports. */
function removeNewer() {
  const newer: [object, string[]][] = [
    [URL, ['canParse', 'parse']],
    [URLSearchParams.prototype, ['size']],
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [AbortSignal, ['any']],
    [Array, ['fromAsync']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [Element.prototype, ['checkVisibility', 'moveBefore', 'setHTMLUnsafe']],
    [Document.prototype, ['startViewTransition']],
    [window, ['Iterator', 'navigation', 'requestIdleCallback', 'scheduler']],
  ];
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
}

for (const path of ['/', '/contact-us?utm_source=mail', '/doola-partnership', '/tools/check-an-offer'])
  test(`the oldest supported browsers show ${path}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.addInitScript(removeNewer);
    await open(page, path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(errors).toEqual([]);
  });
