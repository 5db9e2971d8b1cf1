import { expect, test } from '../engines/journey.js';
import { button, type Visitor } from '../engines/visitor.js';

const filter = '[data-slot=category-filter]';
const isChosen = async (visitor: Visitor, category: string) =>
  (await visitor.attributeOf(button(category, filter), 'aria-pressed')) === 'true';

/** Category and name of each article in the list. */
const articles = ({ tab }: Visitor) =>
  tab.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-slot=article-grid] [data-slot=article-card]')].map((card) => ({
      category: card.querySelector('strong')?.innerText,
      title: card.querySelector('h3')?.innerText,
    })),
  );

test('the blog shows the articles of the chosen category, and keeps it in the address', async ({ visitor }) => {
  await visitor.open('/blog');
  await visitor.click(button('Case Studies', filter));
  await visitor.until(() => isChosen(visitor, 'Case Studies'), 'the category is chosen');
  await visitor.until(
    async () => (await articles(visitor)).every(({ category }) => category === 'Case Study'),
    'the list has its articles',
  );
  expect((await articles(visitor)).length).toBeGreaterThan(0);
  expect(await visitor.path()).toBe('/blog?category=case-studies');
  await visitor.open(await visitor.path());
  await visitor.until(() => isChosen(visitor, 'Case Studies'), 'the address shows the same list');
});

test('saving an article shows a toast', async ({ visitor }) => {
  const toast = '[data-slot=toast]';
  await visitor.open('/abl');
  await visitor.click(button('Save'));
  await visitor.until(() => visitor.finds(toast), 'the message is shown');
  expect(await visitor.tab.evaluate(() => localStorage.getItem('savedArticles'))).toContain('asset-based-loans');
});
