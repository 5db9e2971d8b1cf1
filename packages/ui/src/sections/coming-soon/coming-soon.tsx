import type { ComponentProps } from 'react';
import { ArticleCard } from '../../components/article-card/index.js';
import { BackLink } from '../../components/back-link/index.js';
import { spreadTones } from '../../components/cover-art/index.js';
import { HorizonRing } from '../../components/horizon-ring/index.js';
import { SectionActions } from '../../components/section-heading/index.js';
import type { Action, ArticleSummary } from '../../types.js';

export interface ComingSoonContent {
  title: string;
  text: string;
  actions: readonly Action[];
  /** Heading of the articles that are already published. */
  readyTitle: string;
}

export interface ComingSoonProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** The texts of the page. */
  content: ComingSoonContent;
  /** The parent page. @default the blog */
  back?: Action;
  /** Two articles to read in the meantime. */
  articles?: readonly ArticleSummary[];
}

/**
 * Shown in place of an article that is not written yet.
 *
 * Renders a `<div>`. Styling hook: `data-slot="coming-soon"`.
 */
export function ComingSoon({
  content,
  back = { label: 'Back to Blog', href: '/blog' },
  articles = [],
  ...props
}: ComingSoonProps) {
  const { title, text, actions, readyTitle } = content;
  const tones = spreadTones(articles);
  return (
    <div {...props} data-slot="coming-soon">
      <div className="bl:relative bl:isolate bl:overflow-clip bl:pt-fluid-9 bl:pb-fluid-26">
        <div className="bl:wrap">
          <BackLink href={back.href}>{back.label}</BackLink>
        </div>
        <HorizonRing
          value={34}
          sun="tip"
          className="bl:-z-1 bl:-mb-4 bl:ms-[18%] bl:w-4/5 bl:lg:absolute bl:lg:top-[9%] bl:lg:inset-e-[-2%] bl:lg:m-0 bl:lg:w-[clamp(26rem,46vw,46rem)]"
        />
        <div className="bl:wrap">
          <h1 className="bl:mt-4 bl:mb-5 bl:text-display-xl bl:lg:max-w-[62%] bl:lg:mt-fluid-22">{title}</h1>
          <p className="bl:max-w-116 bl:text-body-lg">{text}</p>
          <SectionActions actions={actions} size="lg" className="bl:mt-7" />
        </div>
      </div>
      {articles.length > 0 && (
        <section className="bl:wrap bl:pb-(--bl-space-section)">
          <h2 className="bl:mb-8 bl:text-display-md">{readyTitle}</h2>
          <div className="bl:page-grid">
            {articles.map((article, index) => (
              <ArticleCard
                key={article.slug}
                article={article}
                tone={tones[index]}
                className={index === 0 ? 'bl:md:col-[1/6]' : 'bl:md:col-[6/-1]'}
                coverClassName={index === 0 ? 'bl:md:[--bl-cover:16/11.8]' : 'bl:md:[--bl-cover:16/8.35]'}
              />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
