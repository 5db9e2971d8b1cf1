import type { Author } from '../schemas/author.js';

/** Everybody whose name stands over an article. */
export const authors: readonly Author[] = [
  { name: 'Amara Lindqvist', role: 'Head of Capital Advisory', avatar: 'amara-lindqvist', invented: true },
  { name: 'Theo Baptiste', role: 'Co-founder, Technology', avatar: 'theo-baptiste', invented: true },
  { name: 'Noor Haddad', role: 'Lending Research Editor', avatar: 'noor-haddad', invented: true },
  { name: 'Boundless Team', role: 'News from the company' },
];
