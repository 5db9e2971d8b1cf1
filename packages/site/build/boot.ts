/** Id of the `<template>` that holds what a page fetches after its first paint. */
export const laterId = 'later';

/**
 * The script in every document (docs/adr/0010-after-the-first-paint.md): puts the content of a `<template>` into `<head>` once the page
 * has been painted. Its source is copied into the document, so it cannot use anything outside this function.
 */
function boot(id: string) {
  const later = document.getElementById(id) as HTMLTemplateElement;
  // Safe to call twice: the template is empty after the first call.
  const add = () => document.head.append(later.content);
  // A page in the background is not painted until somebody looks at it.
  if (document.hidden) return add();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) add();
  }).observe({ type: 'paint', buffered: true });
  // Firefox reports no first paint if it has already scrolled the page, to an anchor or to a restored position.
  addEventListener('load', () => setTimeout(add, 500));
}

/** The exact text of the script in every document: its hash is in the content security policy. */
export const inlineScript = `(${boot})("${laterId}")`;
