import routes from '../../generated/article-list-routes.json' with { type: 'json' };

/**
 * The addresses of the article lists, each with the languages that have an article in it. Separate from the lists, so that browsers do not download
 * the lists.
 */
export const articleListRoutes: readonly { slug: string; path: string; alsoIn: readonly string[] }[] = routes;
