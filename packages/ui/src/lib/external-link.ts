/** Whether an address leads away from this site: it is absolute. */
export const isExternal = (href: string) => /^https?:\/\//.test(href);

/** Attributes of a link to `href`: one that leads away opens in a new tab and tells that page nothing about this one. */
export const externalLinkProps = (href: string) =>
  isExternal(href) ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {};
