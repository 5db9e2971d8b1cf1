import '@boundless/ui/page.css';
import { directionOf } from '@boundless/ui/lib/direction';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Page } from './page.js';
import { pageAt } from './pages.js';

const root = document.getElementById('root');
const page = pageAt(location.pathname);
if (!root || !page) throw new Error('index.html has no element #root, or src/pages.ts no page');
document.documentElement.lang = page.lang;
document.documentElement.dir = directionOf(page.lang) ?? '';
// A built page already contains its markup; a page of the development server does not.
if (root.firstElementChild) hydrateRoot(root, <Page page={page} />);
else createRoot(root).render(<Page page={page} />);
