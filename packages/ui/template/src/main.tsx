import '@boundless/ui/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Page } from './page.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
// A built page already contains its markup; a page of the development server does not.
if (root.firstElementChild) hydrateRoot(root, <Page />);
else createRoot(root).render(<Page />);
