import type { ComponentProps, ReactNode } from 'react';
import { SectionHeading } from '../../components/section-heading/index.js';
import { cn } from '../../lib/cn.js';
import type { SectionHeading as SectionHeadingContent } from '../../types.js';

export interface FormSectionProps extends Omit<ComponentProps<'section'>, 'content'> {
  /** Title, optional lede and actions. */
  content: SectionHeadingContent;
  /** Content beside the form: below the heading in `split`, at the right in `lead`. */
  aside?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** `split`: the heading beside the form, for the end of a page. `lead`: the form first, with its title. @default 'split' */
  layout?: 'split' | 'lead';
}

/**
 * A section of a page with a form. Give it an `id`: links and form posts without JavaScript lead to it.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="form-section"`, `data-layout="split" | "lead"`.
 */
export function FormSection({ content, aside, layout = 'split', className, children, ...props }: FormSectionProps) {
  const lead = layout === 'lead';
  return (
    <section
      {...props}
      data-slot="form-section"
      data-layout={layout}
      className={cn(lead ? 'bl:pb-(--bl-space-section)' : 'bl:section-y', className)}
    >
      <div className="bl:wrap bl:page-grid">
        {!lead && (
          <div className="bl:grid bl:gap-6 bl:lg:sticky bl:lg:top-28 bl:lg:col-[1/5] bl:lg:self-start">
            <SectionHeading content={content} size="lg" />
            {aside}
          </div>
        )}
        <div
          className={cn(
            'bl:self-start bl:rounded-panel bl:border bl:border-line bl:bg-raised bl:p-fluid-11',
            lead ? 'bl:lg:col-[1/7] bl:xl:col-[1/8]' : 'bl:lg:col-[6/-1]',
          )}
        >
          {lead && <h2 className="bl:mb-6 bl:text-heading-lg">{content.title}</h2>}
          {children}
        </div>
        {lead && aside && (
          <div className="bl:grid bl:content-start bl:gap-10 bl:lg:col-[8/-1] bl:xl:col-[9/-1]">{aside}</div>
        )}
      </div>
    </section>
  );
}
