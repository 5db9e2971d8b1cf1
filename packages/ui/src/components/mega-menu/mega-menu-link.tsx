import { Link } from '@radix-ui/react-navigation-menu';
import type { ComponentProps } from 'react';
import { externalLinkProps } from '../../lib/external-link.js';

export interface MegaMenuLinkProps extends Omit<ComponentProps<'a'>, 'onSelect'> {
  href: string;
  /** Whether its panel is open: arrow keys then move between the links, and following one closes the menu. */
  live: boolean;
}

/** A link in a panel; a plain one while the panel is closed. */
export function MegaMenuLink({ live, ...props }: MegaMenuLinkProps) {
  const Element = live ? Link : 'a';
  return <Element {...externalLinkProps(props.href)} {...props} />;
}
