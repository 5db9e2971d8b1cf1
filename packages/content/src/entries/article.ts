import { figures } from '../claims/values.js';
import type { ArticleCategory } from '../schemas/article.js';
import type { ArticlePage } from '../schemas/pages/article-page.js';
import { links } from '../site/links.js';

export const article: ArticlePage = {
  backToBlog: { label: 'Back to Blog', href: '/blog' },
  contents: 'On this page',
  authorBio: 'Author Bio',
  share: 'Share',
  shared: 'Link copied. Paste it wherever you like.',
  shareFailed: 'The link could not be copied. Copy it from the address bar.',
  save: 'Save',
  saved: 'Saved',
  updated: 'Updated',
  reviewed: 'Reviewed',
  illustrative:
    'Illustrative example: the author and the career described are made up, and so are the other people and the businesses. Rules, rates and laws are real, and our guides list their sources.',
  inventedAuthor: 'The author is invented. The rules, rates and laws are real.',
  illustrativeExample:
    'Illustrative example: the people, the businesses and the offers in the examples are made up. Companies that we name as partners are not. Rules, rates and laws are real.',
  disclaimer:
    'This article is general information, not advice about your business. Boundless introduces businesses to lenders, in the US in some states only, and is paid by them when a deal closes. It gives no financial, legal or tax advice, and is not a party to any loan agreement. Before you sign, have your own accountant or lawyer read the terms.',
  sources: 'Sources',
  asOf: 'as of {day}',
  readOn: 'undated page, read on {day}',
  sameSubject: 'On the same subject',
  savedMessage: 'Saved in this browser.',
  removedMessage: 'Removed from your saved articles.',
  saveFailed: 'Your browser does not let this site save anything, so your saved articles have not changed.',
  cta: {
    title: 'Ready to Get Started?',
    lede: `Join ${figures.joinThousands} and get connected with lenders in ${figures.matchingTime}.`,
    actions: [
      { label: 'Get Started Free', href: links.signUp },
      { label: 'Learn More', context: 'about how it works', href: '/how-it-works' },
    ],
  },
  relatedTitle: 'Related Articles',
  readArticle: 'Read Article',
  missing: {
    title: 'Coming Soon | Boundless',
    description:
      'This article is being prepared and is not published yet. Other guides and news are ready to read now.',
  },
};

/** How pages show a category that is not shown as it is written. */
export const categories: Readonly<Partial<Record<ArticleCategory, string>>> = {};
