'use client';

import {
  type ComponentProps,
  createContext,
  type ElementType,
  type ReactNode,
  use,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { externalLinkProps } from './external-link.js';

export interface LinkProps extends ComponentProps<'a'> {
  /** Target address. An absolute `http(s)` address opens in a new tab. */
  href: string;
}

const same = (href: string) => href;
const never = () => () => {};
const LinkContext = createContext({ component: 'a' as ElementType<LinkProps>, rewrite: same });

export interface LinkProviderProps {
  /**
   * Renders the links that stay on this site (`/path`, `#anchor`, `?query`): the router's link, as an `<a>` with `href`.
   * @default 'a'
   */
  component?: ElementType<LinkProps>;
  /**
   * Changes the address of links in the browser, for example to carry a campaign. It is called while links render, so it may read but
   * not store anything. It has to be the same function at each render: another one would render parts of the page that have not
   * hydrated yet.
   * @default the address as it is
   */
  rewrite?: (href: string) => string;
  children: ReactNode;
}

/**
 * Makes all kit links below it use the link component of the application's router. Without it they are plain `<a>`s.
 */
export function LinkProvider({ component = 'a', rewrite = same, children }: LinkProviderProps) {
  const value = useMemo(() => ({ component, rewrite }), [component, rewrite]);
  return <LinkContext value={value}>{children}</LinkContext>;
}

/** The kit's link: the component of the nearest `LinkProvider` for addresses on this site, otherwise an `<a>`. */
export function Link({ href, ...props }: LinkProps) {
  const { component: RouterLink, rewrite } = use(LinkContext);
  const Element = /^(\/(?!\/)|#|\?)/.test(href) ? RouterLink : 'a';
  // The server's markup has the address as it is. After hydration only the links whose address differs render again.
  const address = useSyncExternalStore(
    never,
    () => rewrite(href),
    () => href,
  );
  return <Element href={address} {...externalLinkProps(href)} {...props} />;
}
