import './styles.css';
import { language } from '@boundless/content/language';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.js';
import { appId } from './app-id.js';
import { createLoadData } from './data/load-data.js';
import { browserSource, readPageData } from './data/page-data.js';
import { forgetSent } from './forms/forget-sent.js';
import { keepTyped } from './keep-typed.js';
import { loadPage } from './routing/load-page.js';

const root = document.getElementById(appId) as HTMLElement;
const page = readPageData();
const loadData = createLoadData(browserSource(page?.values));
const app = (
  <StrictMode>
    <BrowserRouter basename={language.prefix}>
      <App loadData={loadData} form={page?.form} search={page && (page.search ?? '')} />
    </BrowserRouter>
  </StrictMode>
);

function hydrate() {
  const restoreTyped = keepTyped(root);
  try {
    window.undoOthersChanges?.();
  } catch (error) {
    console.error('The page could not be made as the server sent it.', error);
  }
  hydrateRoot(root, app, {
    // Called after React has rendered a part again that somebody changed while it hydrated.
    onRecoverableError(error) {
      console.error(error);
      restoreTyped();
    },
  });
}

// The response to a refused form has the API's address: show the address of the form's page instead.
if (page?.path && page.path !== window.location.pathname) window.history.replaceState(null, '', page.path);
forgetSent();
// If loading fails, the document still works without scripts. No top-level `await`, because pages import this chunk.
loadPage(window.location.pathname.slice(language.prefix.length) || '/', loadData).then(() =>
  // A transition, so that hydration does not block input.
  startTransition(() => {
    if (page) hydrate();
    else createRoot(root).render(app);
  }),
);
