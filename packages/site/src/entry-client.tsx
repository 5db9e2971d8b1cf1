import './styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.js';
import { createLoadData } from './data/load-data.js';
import { browserSource, readPageData } from './data/page-data.js';
import { loadPage } from './routing/load-page.js';

const page = readPageData();
const loadData = createLoadData(browserSource(page?.values));
const app = (
  <StrictMode>
    <BrowserRouter>
      <App lang={document.documentElement.lang} loadData={loadData} form={page?.form} />
    </BrowserRouter>
  </StrictMode>
);

// A form that the server refused is answered at the API's address, with the page that it belongs to.
if (page?.path && page.path !== window.location.pathname) window.history.replaceState(null, '', page.path);
// If it cannot be fetched, the document stays as it is: it works without script. No top-level `await`: pages import this chunk.
loadPage(window.location.pathname, loadData).then(() =>
  // A transition, so that input is not blocked.
  startTransition(() => {
    if (page) hydrateRoot(document, app);
    else createRoot(document).render(app);
  }),
);
