import { type ComponentProps, useId } from 'react';
import { Button, ButtonLink } from '../../components/button/index.js';
import { SelectField } from '../../components/select-field/index.js';
import { TextLink } from '../../components/text-link/index.js';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import type { Action } from '../../types.js';

/** One question with its answers. */
export interface FitQuestion {
  /** Name of its URL parameter. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  value?: string;
  error?: string;
}

/** The recommendation, its reasons, and alternatives. */
export interface FitRecommendation {
  /** Text before the title. @default the content's `resultLabel` */
  label?: string;
  title: string;
  description: string;
  /** @default the content's `reasonsTitle` */
  reasonsTitle?: string;
  reasons: readonly string[];
  /** Left out if nothing fits. */
  action?: Action;
  details: Action;
  /** @default the content's `alternativesTitle` */
  alternativesTitle?: string;
  alternatives: readonly { title: string; description: string; href: string }[];
}

export interface FitFinderProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  content: {
    title: string;
    submit: string;
    placeholder: string;
    note: string;
    /** Text before the recommendation. */
    resultLabel: string;
    reasonsTitle: string;
    alternativesTitle: string;
    empty: { title: string; text: string };
  };
  questions: readonly FitQuestion[];
  recommendation?: FitRecommendation | undefined;
  /** Address to which the form is sent by GET without JavaScript. */
  action: string;
  /** Props of the form: `onChange`, `onSubmit`. */
  form?: ComponentProps<'form'>;
}

/**
 * A few questions and one recommendation with its reasons. A plain GET form, so that a server can answer it.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="fit-finder"`, `data-state="empty" | "shown"`; the recommendation is `fit-result`.
 */
export function FitFinder({ content, questions, recommendation, action, form, className, ...props }: FitFinderProps) {
  const id = useId();
  return (
    <section
      aria-label={content.title}
      {...props}
      data-slot="fit-finder"
      data-state={recommendation ? 'shown' : 'empty'}
      className={cn('overflow-x-clip pb-fluid-14', className)}
    >
      <div className="wrap page-grid items-start">
        <div className="lg:col-[1/5]">
          <form
            noValidate
            {...form}
            method="get"
            action={action}
            className="grid gap-6 rounded-panel border border-line bg-raised p-6"
          >
            <h2 className="text-heading-md">{content.title}</h2>
            {questions.map(({ name, label, options, value, error }) => (
              <SelectField
                key={name}
                name={name}
                label={label}
                options={options}
                placeholder={content.placeholder}
                defaultValue={value ?? ''}
                error={error}
                required
                span="full"
              />
            ))}
            <Button type="submit">{content.submit}</Button>
          </form>
          <p className="mt-5 text-body-sm text-muted">{content.note}</p>
        </div>
        <div
          aria-live="polite"
          className="bg-(--bl-tint-soft) p-fluid-11 max-lg:-mx-(--bl-space-gutter) max-lg:px-(--bl-space-gutter) lg:col-[5/-1] lg:self-stretch lg:bleed-e lg:rounded-s-panel lg:pe-(--bl-page-edge)"
        >
          {recommendation ? (
            <Recommendation id={id} content={content} recommendation={recommendation} />
          ) : (
            <div className="max-w-prose">
              <h2 className="text-heading-lg">{content.empty.title}</h2>
              <p className="mt-3 text-body-lg">{content.empty.text}</p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function Recommendation({
  content,
  recommendation,
  ...props
}: Pick<FitFinderProps, 'content'> & { recommendation: FitRecommendation; id: string }) {
  const { label = content.resultLabel, title, description, reasons, action, details, alternatives } = recommendation;
  const { reasonsTitle = content.reasonsTitle, alternativesTitle = content.alternativesTitle } = recommendation;
  return (
    <div {...props} data-slot="fit-result">
      <p className="font-semibold text-default">{label}</p>
      <h2 className="mt-1 text-display-lg">{title}</h2>
      <p className="mt-4 max-w-prose text-body-lg">{description}</p>
      <h3 className="mt-fluid-9 text-heading-sm">{reasonsTitle}</h3>
      <ul className="mt-3 max-w-prose border-line-strong border-t-[1.5px]">
        {reasons.map((reason) => (
          <li key={reason} className="border-panel-line border-b py-3">
            {reason}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
        <TextLink href={details.href} arrow>
          {details.label}
        </TextLink>
      </div>
      <h3 className="mt-fluid-9 text-heading-sm">{alternativesTitle}</h3>
      <ul className="mt-3 grid gap-x-8 md:grid-cols-2">
        {alternatives.map((other) => (
          <li key={other.title} className="border-line-strong border-t-[1.5px] py-3">
            <Link
              href={other.href}
              className="font-semibold text-default underline underline-offset-4 hover:text-accent-text"
            >
              {other.title}
            </Link>
            <p className="mt-1 text-body-sm">{other.description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
