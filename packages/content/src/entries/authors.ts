import type { Author } from '../schemas/author.js';

/** The authors of articles. */
export const authors: readonly Author[] = [
  {
    name: 'Amara Lindqvist',
    role: 'Head of Capital Advisory',
    href: '/authors/amara-lindqvist',
    bio: 'Amara underwrote loans to mid-market manufacturers before she sat down on the side of the borrower. She writes about files, covenants and cash: what a lender reads, and in which order.',
    avatar: 'amara-lindqvist',
    invented: true,
  },
  {
    name: 'Theo Baptiste',
    role: 'Co-founder, Technology',
    href: '/authors/theo-baptiste',
    bio: 'Theo built matching systems for hospitals before he built one for lenders. He writes about figures that software reads wrongly, and about scores that can explain themselves.',
    avatar: 'theo-baptiste',
    invented: true,
  },
  {
    name: 'Noor Haddad',
    role: 'Lending Research Editor',
    href: '/authors/noor-haddad',
    bio: 'Noor analyzed small-business credit in Canada and the US before she reported on it. She writes about public programs, rules and the small print of ordinary products.',
    avatar: 'noor-haddad',
    invented: true,
  },
  { name: 'Boundless Team', role: 'News from the company' },
];
