import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import type { FooterContent } from '../../types.js';
import { FooterMark } from './footer-mark.js';
import { SocialLink } from './social-link.js';

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'content' | 'children'> {
  /** Addresses, links and the text above the newsletter form. */
  content: FooterContent;
  /** The newsletter form. The page decides how it is sent. */
  newsletter?: ReactNode;
  /** Accessible name of the link columns. @default 'Footer' */
  label?: string;
}

const link = 'hover:text-accent-text hover:underline hover:underline-offset-3';

/**
 * The end of every page: newsletter, link columns, address and social links. It begins with the mark, whose base
 * continues as a rule to the edge of the window.
 *
 * Renders a `<footer>`. Styling hook: `data-slot="site-footer"`.
 */
export function SiteFooter({ content, newsletter, label = 'Footer', className, ...props }: SiteFooterProps) {
  const { columns, address, hours, email, social, copyright } = content;
  return (
    <footer {...props} data-slot="site-footer" className={cn('overflow-clip bg-ground pb-8', className)}>
      <div className="wrap">
        <FooterMark />
        <div className="page-grid pt-12 print:hidden">
          {newsletter && (
            <div className="max-w-104 lg:col-[1/5]">
              <h2 className="text-heading-md">{content.newsletter.title}</h2>
              <p className="mt-4 mb-5 text-body-sm">{content.newsletter.description}</p>
              {newsletter}
            </div>
          )}
          <nav
            aria-label={label}
            className={cn(
              'grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-[1fr_1.35fr_1fr_1fr] md:max-xl:gap-x-4 min-[90rem]:grid-cols-4',
              newsletter && 'lg:max-xl:col-[5/-1] xl:col-[6/-1]',
            )}
          >
            {columns.map(({ title, links }) => (
              <div key={title}>
                <h3 className="mb-2 font-body text-base/[1.4] font-semibold">{title}</h3>
                <ul>
                  {links.map((entry) => (
                    <li key={entry.href}>
                      <Link
                        href={entry.href}
                        className={cn(
                          'inline-flex min-h-9 items-center py-2 text-body-sm/[1.3] pointer-coarse:min-h-11',
                          link,
                        )}
                      >
                        {entry.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="mt-14 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-t border-line pt-5 text-body-sm print:mt-0">
          <address className="not-italic">
            {address.join(', ')}
            <br />
            <span className="text-muted">
              {hours},{' '}
              <a href={`mailto:${email}`} className={cn('underline underline-offset-3', link)}>
                {email}
              </a>
            </span>
          </address>
          <ul className="-mx-3 flex gap-1 print:hidden">
            {social.map((entry) => (
              <li key={entry.network}>
                <SocialLink {...entry} />
              </li>
            ))}
          </ul>
          <p className="w-full text-muted">{copyright}</p>
        </div>
      </div>
    </footer>
  );
}
