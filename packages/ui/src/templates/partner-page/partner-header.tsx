import { ButtonLink } from '../../components/button/index.js';
import { LogoLink } from '../../components/logo/index.js';
import { useScrolled } from '../../hooks/use-scrolled.js';
import { limits } from '../../tokens/limits.js';
import type { Action, PartnerPageContent } from '../../types.js';
import { PartnerMark } from './partner-mark.js';

export interface PartnerHeaderProps {
  brand: PartnerPageContent['brand'];
  /** The call to action; only on wide screens, where the hero's button may be out of sight. */
  action: Action | undefined;
  /** Target of our logo. @default '/' */
  home?: string | undefined;
}

/** Both logos, ours first, and the link to the sign-up. */
export function PartnerHeader({ brand, action, home }: PartnerHeaderProps) {
  const scrolled = useScrolled(limits.headerShadowPx);
  return (
    <header
      data-slot="partner-header"
      data-scrolled={scrolled}
      className="sticky top-0 z-(--z-header) bg-ground data-[scrolled=true]:shadow-header"
    >
      <div className="wrap flex min-h-16 items-center gap-3 py-2 max-[22.5rem]:flex-wrap sm:min-h-19 sm:gap-5">
        <LogoLink href={home} className="max-sm:[&_svg]:h-6.5" />
        <span aria-hidden className="h-5 w-[1.5px] flex-none bg-line-strong sm:h-7" />
        <PartnerMark brand={brand} />
        {action && (
          <ButtonLink size="sm" href={action.href} className="ms-auto max-sm:hidden">
            {action.label}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
