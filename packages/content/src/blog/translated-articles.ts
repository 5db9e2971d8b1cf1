import translated from '../../generated/translated-articles.json' with { type: 'json' };

/** By code of a language other than English, the slugs of the articles that it has. */
export const translatedArticles: Readonly<Record<string, readonly string[]>> = translated;
