'use client';

import type { ComponentProps, ReactNode } from 'react';
import { LanguageLinks } from '../../components/language-links/index.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { LineArt } from '../../lib/line-art.js';
import { Link } from '../../lib/link.js';
import { telHref } from '../../lib/tel-href.js';
import type { FooterContent, PageTranslation } from '../../types.js';
import { SocialLink } from './social-link.js';

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'content' | 'children'> {
  /** Addresses, links and the text above the newsletter form. */
  content: FooterContent;
  /** The newsletter form. The page decides how it is sent. */
  newsletter?: ReactNode;
  /** The page in other languages, linked above the small print. */
  languages?: readonly PageTranslation[];
  /** Accessible name of the link columns. @default 'Footer' */
  label?: string;
}

const link = 'bl:hover:text-accent-text bl:hover:underline bl:hover:underline-offset-3';

/**
 * The end of every page: newsletter, link columns, address and social links. It begins with the mark, whose base
 * continues as a rule to the edge of the window.
 *
 * Renders a `<footer>`. Styling hook: `data-slot="site-footer"`.
 */
export function SiteFooter({ content, newsletter, languages = [], label, className, ...props }: SiteFooterProps) {
  const kit = useKitLabels();
  const { columns, address, hours, email, phone, social, copyright } = content;
  // The heading of the newsletter is the one above the columns.
  const Heading = newsletter ? 'h3' : 'h2';
  return (
    <footer {...props} data-slot="site-footer" className={cn('bl:overflow-clip bl:bg-ground bl:pb-8', className)}>
      <div className="bl:wrap">
        <div className="bl:pt-16 bl:text-mark bl:print:hidden">
          <LineArt viewBox="0 0 40 40" stroke="currentColor" strokeWidth={4.6} className="bl:-ms-2 bl:size-18">
            <path d="M7 1.5V24A11.5 11.5 0 0 0 18.5 35.5H2000" />
            <path d="M7 24A11.5 11.5 0 1 1 29.31 27.93" />
          </LineArt>
        </div>
        <div className="bl:page-grid bl:pt-12 bl:print:hidden">
          {newsletter && (
            <div className="bl:max-w-104 bl:lg:col-[1/5]">
              <h2 className="bl:text-heading-md">{content.newsletter.title}</h2>
              <p className="bl:mt-4 bl:mb-5 bl:text-body-sm">{content.newsletter.description}</p>
              {newsletter}
              {content.newsletter.privacy && (
                <Link
                  href={content.newsletter.privacy.href}
                  className={cn(
                    'bl:inline-flex bl:min-h-9 bl:items-center bl:text-body-sm bl:underline bl:underline-offset-3 bl:pointer-coarse:min-h-11',
                    link,
                  )}
                >
                  {content.newsletter.privacy.label}
                </Link>
              )}
            </div>
          )}
          <nav
            aria-label={label ?? kit.footer}
            className={cn(
              'bl:grid bl:grid-cols-2 bl:gap-x-6 bl:gap-y-8 bl:md:grid-cols-[1fr_1.35fr_1fr_1fr] bl:md:max-xl:gap-x-4 bl:min-[90rem]:grid-cols-4',
              newsletter && 'bl:lg:max-xl:col-[5/-1] bl:xl:col-[6/-1]',
            )}
          >
            {columns.map(({ title, links }) => (
              <div key={title}>
                <Heading className="bl:mb-2 bl:font-body bl:text-base bl:leading-tight bl:font-semibold">
                  {title}
                </Heading>
                <ul>
                  {links.map((entry) => (
                    <li key={entry.href}>
                      <Link
                        href={entry.href}
                        className={cn(
                          'bl:inline-flex bl:min-h-9 bl:items-center bl:py-2 bl:text-body-sm/[1.3] bl:pointer-coarse:min-h-11',
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
        <div className="bl:mt-14 bl:flex bl:flex-wrap bl:items-end bl:justify-between bl:gap-x-8 bl:gap-y-4 bl:border-t bl:border-line bl:pt-5 bl:text-body-sm bl:print:mt-0">
          <address className="bl:not-italic">
            <span>{address.join(', ')}</span>
            <br />
            <span className="bl:text-muted">
              <span>{hours}</span>
              <span>{', '}</span>
              <a href={`mailto:${email}`} className={cn('bl:underline bl:underline-offset-3', link)}>
                {email}
              </a>
              {phone && (
                <>
                  {', '}
                  <a
                    href={telHref(phone)}
                    className={cn('bl:whitespace-nowrap bl:underline bl:underline-offset-3', link)}
                  >
                    {phone}
                  </a>
                </>
              )}
            </span>
          </address>
          <ul className="bl:-mx-3 bl:flex bl:gap-1 bl:print:hidden">
            {social.map((entry) => (
              <li key={entry.network}>
                <SocialLink {...entry} />
              </li>
            ))}
          </ul>
          <LanguageLinks languages={languages} className="bl:w-full bl:print:hidden" />
          <p className="bl:w-full bl:text-muted">{copyright}</p>
        </div>
      </div>
    </footer>
  );
}
