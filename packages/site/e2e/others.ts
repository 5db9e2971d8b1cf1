import type { Page } from '@playwright/test';

/** Wraps every text as the translations of Chrome and Edge do. Returns how many it has wrapped. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const shown = texts.filter(
      (text) => !text.parentElement?.closest('script, style, template, noscript, font, select, textarea'),
    );
    for (const text of shown) {
      const outer = document.createElement('font');
      text.replaceWith(outer);
      outer.appendChild(document.createElement('font')).append(text);
    }
    return shown.length;
  });

/** Texts that React holds itself, because they are beside other nodes: it cannot remove or move them once a translation has. */
export const looseTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && Object.keys(text).some((key) => key.startsWith('__react')))
        found.push(`${text.parentElement?.outerHTML}`.slice(0, 120));
    }
    return found;
  });

/** Inserts elements and attributes as extensions do: beside and around fields, in body and head, on the document. */
export const insertElements = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('input, textarea, select')) {
      field.before(document.createElement('extension-before'));
      field.after(document.createElement('div'));
      field.setAttribute('data-extension', '');
    }
    for (const form of document.forms) form.prepend(document.createElement('div'));
    const [first] = document.querySelectorAll('[name=email]');
    const wrapper = document.createElement('div');
    first?.replaceWith(wrapper);
    if (first) wrapper.append(first);
    for (const place of [document.head, document.body, document.querySelector('main')]) {
      place?.prepend(document.createElement('style'), document.createElement('div'));
      place?.append(document.createElement('script'));
    }
    for (const element of [document.documentElement, document.body]) {
      element.setAttribute('data-extension', '');
      element.classList.add('extension');
    }
  });

/** Makes the browser forbid what a page keeps, as it does with cookies blocked. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
  });

/** Replaces the code of a page by code that throws while rendering. */
export const breakPage = (page: Page, file: string) =>
  page.route(new RegExp(`/assets/${file}-[^/]*\\.js`), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const head = { title: 'Broken', description: '' };
        export default () => { throw new Error('A section cannot be rendered'); };`,
    }),
  );
