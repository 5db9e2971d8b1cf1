'use client';

import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ButtonLink } from '../../components/button/index.js';
import { ActionLabel } from '../../components/section-heading/index.js';
import { Tag } from '../../components/tag/index.js';
import { cn } from '../../lib/cn.js';
import { directionOf } from '../../lib/direction.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { LineArt } from '../../lib/line-art.js';
import type { PartnerHeroContent } from '../../types.js';
import { FilledProfile } from './filled-profile.js';

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
export function PartnerHero({ content, lang, dir = directionOf(lang), className, ...props }: PartnerHeroProps) {
  const { until, locale } = useKitLabels();
  const { offer, validUntil, hero, note, profile } = content;
  return (
    <section {...props} lang={lang} dir={dir} data-slot="partner-hero" className={cn('bl:overflow-clip', className)}>
      <div className="bl:wrap bl:page-grid bl:pt-fluid-9 bl:pb-fluid-19">
        <div className="bl:self-center bl:py-fluid-11 bl:lg:col-[1/7] bl:lg:pe-4">
          {offer && (
            <p className="bl:flex bl:flex-wrap bl:items-center bl:gap-x-3 bl:gap-y-1 bl:text-body-sm bl:text-muted">
              <Tag variant="spark">{offer}</Tag>
              {validUntil && (
                <span>
                  <span>{`${until} `}</span>
                  <time dateTime={validUntil}>{dayOf(validUntil, lang ?? locale)}</time>
                </span>
              )}
            </p>
          )}
          <h1 className={cn('bl:mt-5 bl:mb-6 bl:hyphens-auto bl:wrap-anywhere', sizeOf(hero.title))}>{hero.title}</h1>
          {hero.lede && <p className="bl:max-w-108 bl:text-body-lg">{hero.lede}</p>}
          <div className="bl:mt-7 bl:mb-5 bl:flex bl:flex-wrap bl:gap-3">
            {hero.actions?.map(({ label, context, href }, at) => (
              <ButtonLink key={href} size="lg" variant={at === 0 ? 'primary' : 'line'} href={href}>
                <ActionLabel label={label} context={context} />
                {at === 0 && <ArrowRight size={20} strokeWidth={1.75} />}
              </ButtonLink>
            ))}
          </div>
          <p className="bl:max-w-108 bl:text-body-sm bl:text-muted">{note}</p>
        </div>
        <div className="bl:bleed-e bl:relative bl:flex bl:min-h-[clamp(24rem,40vw,36rem)] bl:items-end bl:overflow-clip bl:rounded-s-panel bl:bg-accent-tint bl:lg:col-[7/-1]">
          {/*
           * Two rings that overlap: ours, always cobalt, with the base of the mark as its horizon, and the partner's in
           * its own shade. The sun is in the overlap.
           */}
          <LineArt viewBox="16 0 688 560" className="bl:absolute bl:inset-0 bl:size-full">
            <circle
              cx={500}
              cy={220}
              r={176}
              className="bl:fill-[var(--bl-brand-bright,--theme(--color-drawn-soft))]"
            />
            <path d="M400 75.2A176 176 0 0 1 400 364.8A176 176 0 0 1 400 75.2Z" className="bl:fill-spark" />
            <path d="M470 265.6A176 176 0 1 0 300 396H2400" strokeWidth={30} className="bl:stroke-mark" />
            <g strokeWidth={3} className="bl:stroke-accent-text">
              <path d="M334.6 159.8A176 176 0 1 1 412 372.4" />
              <path d="M342.2 87.6A206 206 0 1 1 535.8 422.9" />
              <path d="M379 10.4A242 242 0 0 1 621 429.6" />
            </g>
          </LineArt>
          {profile && (
            <FilledProfile
              profile={profile}
              className="bl:relative bl:mt-4 bl:mb-fluid-11 bl:ms-fluid-11 bl:w-[min(21rem,100%-2rem)]"
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
  return longest > 9 || title.length > 24 ? 'bl:text-display-lg' : 'bl:text-display-xl';
}

const dayOf = (date: string, lang: string) =>
  new Date(date).toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' });
