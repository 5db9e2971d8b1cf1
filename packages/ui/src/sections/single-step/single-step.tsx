import type { ComponentProps } from 'react';
import { Button } from '../../components/button/index.js';
import { HorizonRing } from '../../components/horizon-ring/index.js';
import { SectionActions } from '../../components/section-heading/index.js';
import { cn } from '../../lib/cn.js';
import type { Action } from '../../types.js';

export interface SingleStepContent {
  title: string;
  text?: string;
  /** Label of the button. Leave it out when the step is done. */
  submit?: string;
  /** A link to go to instead, or afterwards. */
  actions?: readonly Action[];
}

export interface SingleStepProps extends Omit<ComponentProps<'section'>, 'children' | 'content'> {
  /** The texts of the page. */
  content: SingleStepContent;
  /** Address to which the button posts. @default the address of the page */
  action?: string;
}

/**
 * A page that asks for one confirmation, or says that it is done: the target of a link in an e-mail. The button is a
 * plain form post and works without JavaScript.
 *
 * Renders a `<section>` with the page's `<h1>`. Styling hooks: `data-slot="single-step"`, `data-state="asking" |
 * "done"`.
 */
export function SingleStep({ content, action, className, ...props }: SingleStepProps) {
  const { title, text, submit, actions } = content;
  return (
    <section
      {...props}
      data-slot="single-step"
      data-state={submit ? 'asking' : 'done'}
      className={cn('bl:relative bl:isolate bl:overflow-clip bl:py-fluid-26', className)}
    >
      <HorizonRing
        value={submit ? 66 : 100}
        sun="tip"
        className="bl:-z-1 bl:mb-4 bl:ms-[18%] bl:w-4/5 bl:lg:absolute bl:lg:top-[6%] bl:lg:inset-e-[-2%] bl:lg:m-0 bl:lg:w-[clamp(26rem,46vw,46rem)]"
      />
      <div className="bl:wrap">
        <h1 className="bl:mb-5 bl:max-w-[14ch] bl:text-display-xl bl:lg:max-w-[58%]">{title}</h1>
        {text && <p className="bl:max-w-116 bl:text-body-lg">{text}</p>}
        {submit && (
          <form method="post" action={action} className="bl:mt-7">
            <Button type="submit" size="lg">
              {submit}
            </Button>
          </form>
        )}
        <SectionActions actions={actions} size="lg" className="bl:mt-7" />
      </div>
    </section>
  );
}
