import routes from '../generated/article-list-routes.json' with { type: 'json' };

/** The addresses of the article lists. Kept apart from the lists, so that a browser downloads only these. */
export const articleListRoutes: readonly { slug: string; path: string }[] = routes;
