import routes from '../generated/article-list-routes.json' with { type: 'json' };

/** Where the lists of articles by category and by author are. Holds nothing else, so that a browser may have it. */
export const articleListRoutes: readonly { slug: string; path: string }[] = routes;
