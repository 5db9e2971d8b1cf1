import { doola } from '@boundless/content/partners/doola';
import type { ArticleBody } from '@boundless/content/schemas/article';
import { expect, it } from 'vitest';
import { structuredData } from './structured-data.js';

const own = { section: 'faq' as const, content: { title: 'Before', items: [{ question: 'Why?', answer: 'So.' }] } };

/** The questions in the structured data of a partner's page. */
function questions(sections: typeof doola.sections) {
  const data = structuredData(doola.path, { title: '', description: '' }, { partner: { ...doola, sections } });
  const nodes = data['@graph'] as { '@type': string; mainEntity?: { name: string }[] }[];
  return nodes.find((node) => node['@type'] === 'FAQPage')?.mainEntity?.map(({ name }) => name);
}

it('has the questions that a partner’s page shows, and no others', () => {
  expect(questions(undefined)).toEqual(doola.faq.items.map(({ question }) => question));
  expect(questions(['hero', own, 'disclosures'])).toEqual(['Why?']);
  expect(questions(['hero', 'disclosures'])).toBeUndefined();
});

it('dates the text of an article by its last change, and the page by its last review', () => {
  const nodeOf = (dates: Partial<ArticleBody>) => {
    const article = { href: '/blog/a', author: 'Ann', isoDate: '2025-03-03', ...dates };
    const data = structuredData('/blog/a', { title: '', description: '' }, { article });
    return (data['@graph'] as { '@type': string }[]).find((node) => node['@type'] === 'Article');
  };
  expect(nodeOf({})).toMatchObject({ dateModified: '2025-03-03', mainEntityOfPage: { '@type': 'WebPage' } });
  expect(nodeOf({})).not.toHaveProperty('mainEntityOfPage.lastReviewed');
  expect(nodeOf({ isoUpdated: '2026-05-01', isoReviewed: '2026-06-02' })).toMatchObject({
    dateModified: '2026-05-01',
    mainEntityOfPage: { lastReviewed: '2026-06-02' },
  });
});

it('names the section of an article in the language of its page', () => {
  const article = { href: '/fr/blog/a', author: 'Ann', isoDate: '2025-03-03', category: 'Insights' };
  const sectionOf = (more: Partial<ArticleBody>) => {
    const data = structuredData('/fr/blog/a', { title: '', description: '' }, { article: { ...article, ...more } });
    return (data['@graph'] as { articleSection?: string }[]).find((node) => node.articleSection)?.articleSection;
  };
  expect(sectionOf({ categoryLabel: 'Analyses' })).toBe('Analyses');
  expect(sectionOf({})).toBe('Insights');
});
