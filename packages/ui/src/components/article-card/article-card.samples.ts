import type { ArticleSummary } from '../../types.js';
import { sampleCovers } from '../cover-art/cover-art.samples.js';

const titles = [
  'A payments company and a lending marketplace join hands',
  'Lines of credit, and what they are good for',
  'What is an SBA loan?',
  'How to write a business plan, step by step',
  'Business loan or line of credit? Choose by what you need it for',
  '5 ways to manage cash flow in a seasonal business',
  'A banking platform built for online sellers joins the network',
  'Why accounting matters long before you need money',
  'Debt financing: an express guide',
];

const excerpts = [
  'Three free months of its plan, yield on idle cash and faster bill pay.',
  'Draw when you need it, pay for what you drew.',
  'Guarantees of 50 to 90% change who says yes.',
];

/** Articles newest first, for stories and tests. */
export const sampleArticles: readonly ArticleSummary[] = sampleCovers.map(({ slug, category }, index) => ({
  slug,
  category,
  href: `/blog/${slug}`,
  title: titles[index] ?? slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase()),
  excerpt: excerpts[index % excerpts.length] as string,
  author: index % 4 === 0 ? 'Boundless Team' : 'Amara Lindqvist',
  date: 'March 3, 2025',
  isoDate: '2025-03-03',
  readTime: `${2 + (index % 7)} min read`,
}));

/** The first of them. */
export const sampleArticle = sampleArticles[4] as ArticleSummary;
