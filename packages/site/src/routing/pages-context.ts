import { createContext } from 'react';
import type { PageLoader } from './load-page.js';

/** What loads pages, for whoever wants one ahead of time. */
export const PagesContext = createContext<PageLoader | undefined>(undefined);
