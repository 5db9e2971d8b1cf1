import type { Author } from '../schemas/author.js';

/** The authors of articles. */
export const authors: readonly Author[] = [
  {
    name: 'Amara Lindqvist',
    role: 'Head of Capital Advisory',
    href: '/authors/amara-lindqvist',
    bio: 'Amara underwrote loans to mid-market manufacturers before she began to advise borrowers. She writes about files, covenants and cash: what a lender reads, and in what order.',
    keyHeading: 'What I look at first',
    avatar: 'amara-lindqvist',
    invented: true,
  },
  {
    name: 'Theo Baptiste',
    role: 'Co-founder, Technology',
    href: '/authors/theo-baptiste',
    bio: 'Theo built matching systems for hospitals before he built one for lenders. He writes about figures that software gets wrong, and about scores that show their reasons.',
    keyHeading: 'What is the short answer?',
    avatar: 'theo-baptiste',
    invented: true,
  },
  {
    name: 'Noor Haddad',
    role: 'Lending Research Editor',
    href: '/authors/noor-haddad',
    bio: 'Noor analyzed small-business credit in Canada and the US before she reported on it. She writes about public programs, rules and the fine print of ordinary products.',
    keyHeading: 'Key facts',
    avatar: 'noor-haddad',
    invented: true,
  },
  { name: 'Boundless Team', role: 'News from the company' },
];

/** On the page of an author who is made up. */
export const inventedAuthor =
  'Illustrative example: this author and the career described are made up. Rules, rates and laws in the articles are real, and our guides list their sources.';
