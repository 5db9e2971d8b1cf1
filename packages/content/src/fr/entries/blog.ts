import type { BlogPage } from '../../schemas/pages/blog.js';

export const blog: BlogPage = {
  meta: {
    title: 'Blogue : guides de financement d’entreprise | Boundless',
    description:
      'Guides et analyses du marché de Boundless pour les gens d’affaires, écrits par des gens qui lisent des dossiers de prêt.',
  },
  hero: {
    title: 'Parler d’argent, clairement',
    lede: 'Guides et analyses du marché de Boundless pour les gens d’affaires, écrits par des gens qui lisent des dossiers de prêt.',
  },
  filtersLabel: 'Afficher les articles de cette catégorie',
  filters: [
    { label: 'Tous', value: 'all', categories: [] },
    {
      label: 'Communiqués',
      value: 'press-releases',
      categories: ['Press Release', 'Press Releases', 'New Feature Release'],
    },
    { label: 'Études de cas', value: 'case-studies', categories: ['Case Study'] },
    { label: 'Guides', value: 'guides', categories: ['Guide'] },
    { label: 'Analyses du marché', value: 'market-insights', categories: ['Insights', 'Commentary'] },
  ],
  featuredLabel: 'À la une',
  latestTitle: 'Articles récents',
  loadMore: 'Afficher plus d’articles',
  readArticle: 'Lire l’article',
  empty: 'Rien n’a encore été publié ici en français.',
};
