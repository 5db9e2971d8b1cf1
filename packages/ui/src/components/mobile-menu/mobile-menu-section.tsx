'use client';

import { ArrowRight, ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import type { Action, HeaderContent, IconName } from '../../types.js';
import { ButtonLink } from '../button/index.js';
import { IconTile } from '../icon-tile/index.js';

/** One menu of the sheet: a large heading that expands its links, with or without JavaScript. */
export function MobileMenuSection({ menu }: { menu: HeaderContent['menus'][number] }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState<boolean>();
  // The visitor may have expanded it before hydration.
  useEffect(() => setOpen(details.current?.open), []);
  return (
    <details
      ref={details}
      data-slot="mobile-menu-section"
      data-state={open ? 'open' : 'closed'}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="bl:group"
    >
      {/* Not every browser exposes a `<summary>` as a button. */}
      <summary
        role="button"
        aria-expanded={open}
        className={cn(
          'bl:flex bl:min-h-16 bl:w-full bl:items-center bl:justify-between bl:gap-4',
          'bl:list-none bl:text-start bl:font-display bl:text-[1.5rem] bl:leading-tight bl:font-semibold bl:tracking-[-.015em] bl:text-default',
          'bl:group-open:text-accent-text bl:[&::-webkit-details-marker]:hidden',
        )}
      >
        <span>{'mega' in menu ? menu.mega.label : menu.label}</span>
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          className="bl:transition-transform bl:duration-(--bl-duration-base) bl:ease-settle bl:group-open:rotate-180"
        />
      </summary>
      <div className="bl:pb-4 bl:group-open:animate-swap">
        {'mega' in menu ? (
          <>
            <Link
              href={menu.mega.feature.href}
              className={cn(
                title,
                'bl:flex bl:min-h-11 bl:items-center bl:underline bl:underline-offset-3 bl:hover:text-accent-text',
              )}
            >
              {menu.mega.feature.label}
            </Link>
            <Links links={[...menu.mega.articles, { ...menu.mega.allArticles, more: true }]} />
            <p className={cn(title, 'bl:pt-6 bl:pb-2')}>{menu.mega.productsLabel}</p>
            <Links links={menu.mega.products} />
            <ButtonLink variant="line" href={menu.mega.action.href} className="bl:mt-4 bl:mb-2 bl:w-full">
              {menu.mega.action.label}
            </ButtonLink>
            {menu.mega.tools && (
              <>
                <p className={cn(title, 'bl:pt-6 bl:pb-2')}>{menu.mega.tools.label}</p>
                <Links links={menu.mega.tools.links} />
              </>
            )}
          </>
        ) : (
          <Links links={menu.links} />
        )}
      </div>
    </details>
  );
}

const title = 'bl:text-caption bl:font-semibold bl:text-muted';

function Links({ links }: { links: readonly (Action & { icon?: IconName; more?: boolean })[] }) {
  return (
    <ul>
      {links.map(({ label, href, icon, more }) => (
        <li key={label}>
          <Link
            href={href}
            data-more={more}
            className="bl:flex bl:min-h-12 bl:items-center bl:gap-3.5 bl:py-1.5 bl:text-body bl:leading-snug bl:text-default bl:hover:text-accent-text bl:data-more:font-semibold"
          >
            {icon && <IconTile name={icon} />}
            <span>{label}</span>
            {more && <ArrowRight size={20} strokeWidth={1.75} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
