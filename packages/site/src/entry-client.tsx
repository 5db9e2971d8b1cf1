import './styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.js';
import { createBrowserSource, readPageData } from './data/page-data.js';
import { FormStateContext } from './forms/form-state.js';
import { createPageLoader } from './routing/load-page.js';
import { openAfresh } from './routing/open-afresh.js';
import { pagePath } from './routing/page-path.js';
import { fetchFrame } from './shell/header-menus.js';

const data = readPageData();
const pages = createPageLoader(createBrowserSource(data), { frame: fetchFrame, failed: openAfresh });
const root = document.getElementById('root') as HTMLElement;
const app = (
  <StrictMode>
    <BrowserRouter>
      <FormStateContext value={data.form}>
        <App pages={pages} />
      </FormStateContext>
    </BrowserRouter>
  </StrictMode>
);

// A form that the server refused is answered at the API's address, with the page that it stands on.
if (data.path && data.path !== window.location.pathname) window.history.replaceState(null, '', data.path);
await pages.load(pagePath(window.location.pathname));
// In slices that leave the visitor's input through.
startTransition(() => {
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
