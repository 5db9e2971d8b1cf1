import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ButtonLink } from '../../components/button/index.js';
import { Tag } from '../../components/tag/index.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import type { PartnerHeroContent } from '../../types.js';
import { FilledProfile } from './filled-profile.js';
import { JointDrawing } from './joint-drawing.js';

export interface PartnerHeroProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Badge, heading, note and picture. */
  content: PartnerHeroContent;
}

/**
 * The first screen of a partner's page: the offer at the left; at the right two overlapping rings and a profile that
 * the partner's records fill in. Its dates follow `lang`.
 *
 * Renders a `<section>` with the page's `<h1>`. Styling hook: `data-slot="partner-hero"`.
 */
export function PartnerHero({ content, lang, className, ...props }: PartnerHeroProps) {
  const { until } = useKitLabels();
  const { offer, validUntil, hero, note, profile } = content;
  return (
    <section {...props} lang={lang} data-slot="partner-hero" className={cn('overflow-clip', className)}>
      <div className="wrap page-grid pt-fluid-9 pb-fluid-19">
        <div className="self-center py-fluid-11 lg:col-[1/7] lg:pe-4">
          {offer && (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body-sm text-muted">
              <Tag variant="spark">{offer}</Tag>
              {validUntil && (
                <span>
                  {until} <time dateTime={validUntil}>{dayOf(validUntil, lang)}</time>
                </span>
              )}
            </p>
          )}
          <h1 className={cn('mt-5 mb-6 hyphens-auto wrap-anywhere', sizeOf(hero.title))}>{hero.title}</h1>
          {hero.lede && <p className="max-w-108 text-body-lg">{hero.lede}</p>}
          <div className="mt-7 mb-5 flex flex-wrap gap-3">
            {hero.actions?.map(({ label, href }, at) => (
              <ButtonLink key={href} size="lg" variant={at === 0 ? 'primary' : 'line'} href={href}>
                {label}
                {at === 0 && <ArrowRight size={20} strokeWidth={1.75} aria-hidden />}
              </ButtonLink>
            ))}
          </div>
          <p className="max-w-108 text-body-sm text-muted">{note}</p>
        </div>
        <div className="bleed-e relative flex min-h-[clamp(24rem,40vw,36rem)] items-end overflow-clip rounded-s-panel bg-accent-tint lg:col-[7/-1]">
          <JointDrawing className="absolute inset-0 size-full" />
          {profile && (
            <FilledProfile
              profile={profile}
              className="relative mt-4 mb-fluid-11 ms-fluid-11 w-[min(22rem,calc(100%-2rem))]"
            />
          )}
        </div>
      </div>
    </section>
  );
}

/** Short words can be as large as on the home page; long ones would not fit on a line. */
function sizeOf(title: string) {
  const longest = Math.max(...title.split(/[\s\u00ad]+/).map((part) => part.length));
  return longest > 9 || title.length > 24 ? 'text-display-lg' : 'text-display-xl';
}

const dayOf = (date: string, lang = 'en-US') =>
  new Date(date).toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' });
