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
        summary ? 'mt-6 border-t-3 border-b border-t-line-strong border-b-line pt-5 pb-6' : heading ? 'mt-13' : 'mt-5',
      )}
    >
      {heading && (
        <h2
          id={id}
          className={cn(
            'mb-4 wrap-anywhere print:break-after-avoid',
            summary
              ? 'text-heading-md'
              : 'text-[clamp(1.625rem,1.4rem+1vw,2.375rem)] font-semibold leading-[1.12] tracking-[-0.025em]',
          )}
        >
          {heading}
        </h2>
      )}
      <Prose blocks={content} plain={plain} tool={tool} />
    </section>
  );
}
