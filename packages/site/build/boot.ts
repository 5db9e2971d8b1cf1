import { appId } from '../src/app-id.js';

/** Id of the `<template>` that holds what a page fetches after its first paint. */
export const laterId = 'later';

declare global {
  interface Window {
    /** Makes the app's markup again what the server sent, with the same elements. Hydration needs it. */
    undoOthersChanges?: () => void;
  }
}

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

/**
 * The second script in every document (docs/adr/0014-a-page-that-others-change.md): records what translations and extensions change in the
 * app before it hydrates, to undo it then. Copied into the document like `boot`.
 */
export function recordChanges(id: string) {
  const app = document.getElementById(id) as HTMLElement;
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(app, { childList: true, characterData: true, characterDataOldValue: true, subtree: true });
  window.undoOthersChanges = () => {
    changes.push(...observer.takeRecords());
    observer.disconnect();
    const focused = document.activeElement as HTMLElement | null;
    for (const { target, addedNodes, removedNodes, nextSibling, oldValue } of changes.reverse()) {
      if (oldValue !== null) target.textContent = oldValue;
      for (const node of addedNodes) target.removeChild(node);
      for (const node of removedNodes) target.insertBefore(node, nextSibling);
    }
    // An element that was moved has lost the focus.
    if (focused?.isConnected) focused.focus({ preventScroll: true });
  };
}

/** The exact text of the script in every document: its hash is in the content security policy. */
export const inlineScript = `(${boot})("${laterId}");(${recordChanges})("${appId}")`;
