import redirects from '../../generated/redirects.json' with { type: 'json' };

/** New addresses of renamed articles, by old address, from `redirectFrom` in the front matter. */
export const articleRedirects: Readonly<Record<string, string>> = redirects;
