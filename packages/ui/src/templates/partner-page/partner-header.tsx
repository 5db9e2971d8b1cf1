'use client';

import type { ComponentProps } from 'react';
import { ButtonLink } from '../../components/button/index.js';
import { LenderWordmark } from '../../components/lender-wordmark/index.js';
import { LogoLink } from '../../components/logo/index.js';
import { ActionLabel } from '../../components/section-heading/index.js';
import { TextLink } from '../../components/text-link/index.js';
import { useScrolled } from '../../hooks/use-scrolled.js';
import { cn } from '../../lib/cn.js';
import { directionOf } from '../../lib/direction.js';
import { limits } from '../../tokens/limits.js';
import type { Action, PartnerPageContent, PartnerTranslation } from '../../types.js';

export interface PartnerHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The partner's name, and its logo if it has one. */
  brand: PartnerPageContent['brand'];
  /** The call to action; only on wide screens, where the hero's button may be out of sight. */
  action?: Action | undefined;
  /** Target of our logo. @default '/' */
  home?: string | undefined;
  /** The page in other languages. */
  translations?: readonly PartnerTranslation[] | undefined;
}

/**
 * The header of a page under two names: both logos, ours first, links to other languages, and the link to the sign-up.
 *
 * Renders a `<header>`. Styling hooks: `data-slot="partner-header"`, `data-scrolled`.
 */
export function PartnerHeader({ brand, action, home, translations = [], className, ...props }: PartnerHeaderProps) {
  const scrolled = useScrolled(limits.headerShadowPx);
  return (
    <header
      {...props}
      data-slot="partner-header"
      data-scrolled={scrolled}
      className={cn(
        'bl:sticky bl:short:relative bl:top-0 bl:z-(--bl-z-header) bl:bg-ground bl:data-[scrolled=true]:shadow-header',
        className,
      )}
    >
      <div className="bl:wrap bl:flex bl:min-h-16 bl:items-center bl:gap-3 bl:py-2 bl:max-[22.5rem]:flex-wrap bl:sm:min-h-19 bl:sm:gap-5">
        <LogoLink href={home} className="bl:max-sm:[&_svg]:h-6.5" />
        <span aria-hidden className="bl:h-5 bl:w-[1.5px] bl:flex-none bl:bg-line-strong bl:sm:h-7" />
        <PartnerMark brand={brand} />
        <div className="bl:ms-auto bl:flex bl:items-center bl:gap-5">
          {translations.map(({ lang, dir = directionOf(lang), label, href }) => (
            <TextLink key={lang} lang={lang} dir={dir} hrefLang={lang} href={href} className="bl:text-body-sm">
              {label}
            </TextLink>
          ))}
          {action && (
            <ButtonLink size="sm" href={action.href} className="bl:max-sm:hidden">
              <ActionLabel {...action} />
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}

/** The partner's logo in a readable colour, or its name in the typeface of headings. */
function PartnerMark({ brand: { name, logo } }: Pick<PartnerHeaderProps, 'brand'>) {
  if (logo)
    return <LenderWordmark logo={logo} className="bl:h-5.5 bl:w-auto bl:min-w-0 bl:text-accent-text bl:sm:h-7" />;
  return (
    <span
      className={cn(
        'bl:min-w-0 bl:font-display bl:leading-[1.1] bl:font-semibold bl:text-accent-text bl:wrap-anywhere',
        name.length > 16 ? 'bl:text-caption bl:sm:text-heading-sm' : 'bl:text-heading-sm bl:sm:text-heading-md',
      )}
    >
      {name}
    </span>
  );
}
