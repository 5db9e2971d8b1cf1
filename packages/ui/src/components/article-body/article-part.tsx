import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import type { ArticleSection } from '../../types.js';
import { Prose } from '../prose/index.js';

interface ArticlePartProps {
  section: ArticleSection;
  id: string | undefined;
  /** Whether it is the summary: set between rules, with a smaller heading. */
  summary: boolean;
  plain: (text: string) => ReactNode;
  tool: ((href: string, label: string) => ReactNode) | undefined;
}

/** One section of an article, with its heading if it has one. */
export function ArticlePart({ section: { heading, content }, id, summary, plain, tool }: ArticlePartProps) {
  return (
    <section
      className={cn(
        summary
          ? 'bl:mt-6 bl:border-t-3 bl:border-b bl:border-t-line-strong bl:border-b-line bl:pt-5 bl:pb-6'
          : heading
            ? 'bl:mt-13'
            : 'bl:mt-5',
      )}
    >
      {heading && (
        <h2
          id={id}
          className={cn(
            'bl:mb-4 bl:wrap-anywhere bl:print:break-after-avoid',
            summary
              ? 'bl:text-heading-md'
              : 'bl:text-[clamp(1.625rem,1.4rem+1vw,2.375rem)] bl:font-semibold bl:leading-[1.12] bl:tracking-[-0.025em]',
          )}
        >
          {heading}
        </h2>
      )}
      <Prose blocks={content} plain={plain} tool={tool} />
    </section>
  );
}
