import { type ComponentProps, createContext, type ElementType, type ReactNode, use } from 'react';
import { externalLinkProps } from './external-link.js';

export interface LinkProps extends ComponentProps<'a'> {
  /** Target address. An absolute `http(s)` address opens in a new tab. */
  href: string;
}

const LinkContext = createContext<ElementType<LinkProps>>('a');

export interface LinkProviderProps {
  /** Renders the links that stay on this site (`/path`, `#anchor`, `?query`): the router's link, as an `<a>` with `href`. */
  component: ElementType<LinkProps>;
  children: ReactNode;
}

/**
 * Makes all kit links below it use the link component of the application's router. Without it they are plain `<a>`s.
 */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext value={component}>{children}</LinkContext>
);

/** The kit's link: the component of the nearest `LinkProvider` for addresses on this site, otherwise an `<a>`. */
export function Link({ href, ...props }: LinkProps) {
  const RouterLink = use(LinkContext);
  const Element = /^(\/(?!\/)|#|\?)/.test(href) ? RouterLink : 'a';
  return <Element href={href} {...externalLinkProps(href)} {...props} />;
}
