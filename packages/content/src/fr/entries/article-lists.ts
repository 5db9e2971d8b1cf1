import type { ArticleFilter } from '../../schemas/article.js';
import type { ArticleList } from '../../schemas/article-list.js';
import { authors, inventedAuthor } from './authors.js';

const toBlog = { label: 'Tous les articles', href: '/blog' };

const category = (slug: string, filter: ArticleFilter, title: string, lede: string): ArticleList => ({
  slug: `category-${slug}`,
  path: `/topics/${slug}`,
  meta: { title: `${title} | Boundless`, description: lede },
  hero: { title, lede, actions: [toBlog] },
  heading: 'Du plus récent au plus ancien',
  filter,
});

/** Lists of articles with their own addresses, which search engines can index, unlike the blog's filters. Below `/blog/` there are only articles. */
export const articleLists: readonly ArticleList[] = [
  category(
    'guides',
    'Guides',
    'Guides de financement d’entreprise',
    'Prêts, marges, crédits-bails et avances : leur fonctionnement, leur coût et ce qu’un prêteur lit en premier. Chaque guide a un exemple, un tableau ou une liste.',
  ),
  category(
    'market-insights',
    'Market Insights',
    'Analyses du marché',
    'Taux, règles et pratiques des prêteurs au Canada et aux États-Unis, et ce qu’ils changent pour une entreprise qui emprunte.',
  ),
  category(
    'press-releases',
    'Press Releases',
    'Communiqués',
    'Les nouvelles de Boundless : partenariats et nouvelles fonctions, ce qu’ils apportent à une entreprise et ce qu’ils coûtent.',
  ),
  category(
    'case-studies',
    'Case Studies',
    'Études de cas',
    'Comment des comptables et des chefs des finances se servent d’un seul profil pour plusieurs prêteurs, chiffres à l’appui.',
  ),
  ...authors.flatMap(({ name, role, href, bio, invented }): ArticleList[] =>
    href && bio
      ? [
          {
            slug: href.slice(1).replaceAll('/', '-'),
            path: href,
            meta: {
              title: `${name} | Boundless`,
              description: `Les articles ${/^[AEIOUYÉH]/.test(name) ? 'd’' : 'de '}${name} (${role}, Boundless) sur l’emprunt au Canada et aux États-Unis.`,
            },
            hero: {
              title: name,
              lede: [`${role}.`, bio, ...(invented ? [inventedAuthor] : [])].join(' '),
              actions: [toBlog],
            },
            heading: 'Ses articles',
            author: name,
            ...(invented && { invented }),
          },
        ]
      : [],
  ),
];
