/** Whether an address leads to another site: it is absolute. */
export const isExternal = (href: string) => /^https?:\/\//.test(href);

/**
 * Attributes of a link to `href`. A link to another site opens in a new tab and gives that page neither opener nor
 * referrer.
 */
export const externalLinkProps = (href: string) =>
  isExternal(href) ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
