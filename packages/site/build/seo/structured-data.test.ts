import { doola } from '@boundless/content/partners/doola';
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
