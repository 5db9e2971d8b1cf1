import { sampleIntroduction, sampleSections } from '../../components/article-body/article-body.samples.js';
import { sampleArticle, sampleArticles } from '../../components/article-card/article-card.samples.js';
import { samplePicture } from '../../components/author-avatar/author-avatar.samples.js';
import type { Article, ArticlePageContent, Author } from '../../types.js';

export const sampleAuthor: Author = {
  name: 'Amara Lindqvist',
  role: 'Head of Capital Advisory',
  avatar: samplePicture,
};

export const sampleFullArticle: Article = {
  ...sampleArticle,
  slug: 'debt-financing-guide',
  title: 'Debt Financing: An Express Guide for Small Business Owners',
  lede: 'What borrowing really costs, which kind fits which job, and what a lender reads first.',
  author: sampleAuthor.name,
  updated: 'November 23, 2026',
  type: 'guide',
  introduction: sampleIntroduction,
  sections: sampleSections,
};

export const sampleRelated = sampleArticles.slice(4, 6);

export const sampleArticlePage: ArticlePageContent = {
  backToBlog: { label: 'Back to Blog', href: '/blog' },
  contents: 'On this page',
  authorBio: 'Author Bio',
  share: 'Share',
  save: 'Save',
  saved: 'Saved',
  updated: 'Updated',
  illustrative: 'Illustrative example',
  illustrativeExample: 'The businesses are made up',
  inventedAuthor: 'A made-up author',
  disclaimer: 'This article is general information, not advice about your business.',
  cta: {
    title: 'Ready to Get Started?',
    lede: 'Join thousands of businesses and get connected with lenders in minutes.',
    actions: [
      { label: 'Get Started Free', href: 'https://app.boundless.example/signup/' },
      { label: 'Learn More', href: '/how-it-works' },
    ],
  },
  relatedTitle: 'Related Articles',
  readArticle: 'Read Article',
};
