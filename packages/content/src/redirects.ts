import redirects from '../generated/redirects.json' with { type: 'json' };

/** New address of each article by its old ones, from the `redirectFrom` of its front matter. */
export const articleRedirects: Readonly<Record<string, string>> = redirects;
