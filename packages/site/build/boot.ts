/** Id of the `<template>` that holds what a page fetches after its first paint. */
export const laterId = 'later';

/**
 * The script in every document (docs/adr/0010-after-the-first-paint.md): puts the content of a `<template>` into `<head>` once the page
 * has been painted. It is written into the document as it is here and can use nothing from outside.
 */
function boot(id: string) {
  const later = document.getElementById(id) as HTMLTemplateElement;
  // A second time there is nothing left to add.
  const add = () => document.head.append(later.content);
  // A page in the background is not painted until somebody looks at it.
  if (document.hidden) return add();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) add();
  }).observe({ type: 'paint', buffered: true });
  // Firefox reports no paint of a page that it has scrolled before, to an anchor or to where it was.
  addEventListener('load', () => setTimeout(add, 500));
}

/** What the documents carry as a script, to the letter. */
export const inlineScript = `(${boot})("${laterId}")`;
