import './styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.js';
import { createBrowserSource, readPageData } from './data/page-data.js';
import { FormStateContext } from './forms/form-state.js';
import { createPageLoader } from './routing/load-page.js';
import { wholeStyles } from './shell/whole-styles.js';

const data = readPageData();
const pages = createPageLoader(createBrowserSource(data), wholeStyles);
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
await pages.load(window.location.pathname.replace(/(.)\/+$/, '$1'));
// In slices that leave the visitor's input through.
startTransition(() => {
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
