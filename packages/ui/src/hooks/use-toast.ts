/**
 * The store behind `Toaster`, without it: a page that shows a toast now and then imports this, and loads the component when
 * the first one comes.
 */
export * from '../components/toast/toast-store.js';
