import { ArrowRight, ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import type { Action, HeaderContent, IconName } from '../../types.js';
import { ButtonLink } from '../button/index.js';
import { IconTile } from '../icon-tile/index.js';

export interface MobileMenuSectionProps {
  menu: HeaderContent['menus'][number];
}

/** One menu of the sheet: a large heading that expands its links, with or without JavaScript. */
export function MobileMenuSection({ menu }: MobileMenuSectionProps) {
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
      className="group"
    >
      {/* Not every browser exposes a `<summary>` as a button. */}
      <summary
        role="button"
        aria-expanded={open}
        className="flex min-h-16 w-full list-none items-center justify-between gap-4 text-start font-display text-[1.5rem] leading-tight font-semibold tracking-[-.015em] text-default group-open:text-accent-text [&::-webkit-details-marker]:hidden"
      >
        {'mega' in menu ? menu.mega.label : menu.label}
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          aria-hidden
          className="transition-transform duration-(--bl-duration-base) ease-settle group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 group-open:animate-swap">
        {'mega' in menu ? (
          <>
            <Link
              href={menu.mega.feature.href}
              className={cn(title, 'flex min-h-11 items-center underline underline-offset-3 hover:text-accent-text')}
            >
              {menu.mega.feature.label}
            </Link>
            <Links links={[...menu.mega.articles, { ...menu.mega.allArticles, more: true }]} />
            <p className={cn(title, 'pt-6 pb-2')}>{menu.mega.productsLabel}</p>
            <Links links={menu.mega.products} />
            <ButtonLink variant="line" href={menu.mega.action.href} className="mt-4 mb-2 w-full">
              {menu.mega.action.label}
            </ButtonLink>
            {menu.mega.tools && (
              <>
                <p className={cn(title, 'pt-6 pb-2')}>{menu.mega.tools.label}</p>
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

const title = 'text-caption font-semibold text-muted';

function Links({ links }: { links: readonly (Action & { icon?: IconName; more?: boolean })[] }) {
  return (
    <ul>
      {links.map(({ label, href, icon, more }) => (
        <li key={label}>
          <Link
            href={href}
            data-more={more}
            className="flex min-h-12 items-center gap-3.5 py-1.5 text-body leading-snug text-default hover:text-accent-text data-more:font-semibold"
          >
            {icon && <IconTile name={icon} />}
            {label}
            {more && <ArrowRight size={20} strokeWidth={1.75} aria-hidden />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
