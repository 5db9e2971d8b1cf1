import { ArrowRight, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { cn } from '../../lib/cn.js';
import { externalLinkProps } from '../../lib/external-link.js';
import type { Action, HeaderContent, IconName } from '../../types.js';
import { ButtonLink } from '../button/index.js';
import { IconTile } from '../icon-tile/index.js';

export interface MobileMenuSectionProps {
  menu: HeaderContent['menus'][number];
}

/** One menu of the sheet: a button in display type that unfolds its links. */
export function MobileMenuSection({ menu }: MobileMenuSectionProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const state = open ? 'open' : 'closed';
  return (
    <div data-slot="mobile-menu-section" data-state={state}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="group flex min-h-16 w-full items-center justify-between gap-4 text-left font-display text-[1.5rem] leading-tight font-semibold tracking-[-0.015em] text-default aria-expanded:text-accent-text"
      >
        {'mega' in menu ? menu.mega.label : menu.label}
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          aria-hidden
          className="transition-transform duration-(--duration-base) ease-out group-aria-expanded:rotate-180"
        />
      </button>
      <div
        id={id}
        data-state={state}
        className="pb-4 data-[state=open]:animate-swap in-data-ready:data-[state=closed]:hidden"
      >
        {'mega' in menu ? (
          <>
            <a
              href={menu.mega.feature.href}
              {...externalLinkProps(menu.mega.feature.href)}
              className={cn(title, 'flex min-h-11 items-center underline underline-offset-3 hover:text-accent-text')}
            >
              {menu.mega.feature.label}
            </a>
            <Links links={[...menu.mega.articles, { ...menu.mega.allArticles, more: true }]} />
            <p className={cn(title, 'pt-6 pb-2')}>{menu.mega.productsLabel}</p>
            <Links links={menu.mega.products} />
            <ButtonLink variant="line" href={menu.mega.action.href} className="mt-4 mb-2 w-full">
              {menu.mega.action.label}
            </ButtonLink>
          </>
        ) : (
          <Links links={menu.links} />
        )}
      </div>
    </div>
  );
}

const title = 'text-caption font-semibold text-muted';

function Links({ links }: { links: readonly (Action & { icon?: IconName; more?: boolean })[] }) {
  return (
    <ul>
      {links.map(({ label, href, icon, more }) => (
        <li key={label}>
          <a
            href={href}
            {...externalLinkProps(href)}
            data-more={more}
            className="flex min-h-12 items-center gap-3.5 py-1.5 text-body leading-snug text-default hover:text-accent-text data-more:font-semibold"
          >
            {icon && <IconTile name={icon} />}
            {label}
            {more && <ArrowRight size={20} strokeWidth={1.75} aria-hidden />}
          </a>
        </li>
      ))}
    </ul>
  );
}
