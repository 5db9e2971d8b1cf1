import type { ComponentProps, ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/button/index.js';
import { ActionLabel } from '../../components/section-heading/index.js';
import { SelectField } from '../../components/select-field/index.js';
import { TextLink } from '../../components/text-link/index.js';
import { cn } from '../../lib/cn.js';
import { lightMarkup } from '../../lib/light-markup.js';
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
  /** Shown beside the label of a question that may stay unanswered. Without it the question is required. */
  optionalLabel?: string;
}

/** The recommendation, its reasons, and alternatives. */
export interface FitRecommendation {
  /** What to change in the answers before relying on the rest. Above everything else. */
  warning?: string;
  /** Text before the title. @default the content's `resultLabel` */
  label?: string;
  title: string;
  description: string;
  /** What helps until the money comes. A paragraph of its own after the description. */
  meanwhile?: string;
  /** @default the content's `reasonsTitle` */
  reasonsTitle?: string;
  reasons: readonly string[];
  /** @default the content's `conditionsTitle` */
  conditionsTitle?: string;
  /** What to know before applying. */
  conditions?: readonly string[];
  /** For whom the recommendation does not hold, such as businesses in some states. Directly below the title, with a heading of its own. */
  exception?: { title: string; text: string };
  /** Left out if nothing fits. */
  action?: Action;
  details: Action;
  /** Groups of alternatives, in the order in which they are shown. A group without items is left out. */
  alternatives: readonly FitAlternatives[];
}

/** Alternatives under one heading. A description may have markup as in `lightMarkup`, with its line breaks. */
export interface FitAlternatives {
  title: string;
  /** What holds for several of them. Below the heading. */
  note?: string;
  items: readonly { title: string; description: string; href: string }[];
}

export interface FitFinderProps extends Omit<ComponentProps<'section'>, 'content'> {
  content: {
    title: string;
    submit: string;
    placeholder: string;
    note: string;
    /** Text before the recommendation. */
    resultLabel: string;
    reasonsTitle: string;
    /** Heading of what to know before applying. */
    conditionsTitle: string;
    empty: { title: string; text: string };
  };
  questions: readonly FitQuestion[];
  recommendation?: FitRecommendation | undefined;
  /** In place of `recommendation`: a `FitResult`, for example one whose code is fetched when it is needed. */
  children?: ReactNode;
  /** Address to which the form is sent by GET without JavaScript. */
  action: string;
  /** Props of the form: `onChange`, `onSubmit`. */
  form?: ComponentProps<'form'>;
}

/**
 * A few questions and one recommendation with its reasons. A plain GET form, so that a server can answer it.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="fit-finder"`, `data-state="empty" | "shown"`; the recommendation is `fit-result`,
 * with `fit-warning`, `fit-exception` and `fit-conditions` in it.
 */
export function FitFinder({
  content,
  questions,
  recommendation,
  children = recommendation && <FitResult content={content} recommendation={recommendation} />,
  action,
  form,
  className,
  ...props
}: FitFinderProps) {
  return (
    <section
      aria-label={content.title}
      {...props}
      data-slot="fit-finder"
      data-state={children ? 'shown' : 'empty'}
      className={cn('bl:overflow-x-clip bl:pb-fluid-14', className)}
    >
      <div className="bl:wrap bl:page-grid bl:items-start">
        <div className="bl:lg:col-[1/5]">
          <form
            noValidate
            {...form}
            method="get"
            action={action}
            className="bl:grid bl:gap-6 bl:rounded-panel bl:border bl:border-line bl:bg-raised bl:p-6"
          >
            <h2 className="bl:text-heading-md">{content.title}</h2>
            {questions.map(({ name, label, options, value, error, optionalLabel }) => (
              <SelectField
                key={name}
                name={name}
                label={label}
                options={options}
                placeholder={content.placeholder}
                defaultValue={value ?? ''}
                error={error}
                required={!optionalLabel}
                optionalLabel={optionalLabel}
                span="full"
              />
            ))}
            <Button type="submit">{content.submit}</Button>
          </form>
          <p className="bl:mt-5 bl:text-body-sm bl:text-muted">{content.note}</p>
        </div>
        <div
          aria-live="polite"
          className={cn(
            'bl:p-fluid-11',
            'bl:bg-(--bl-tint-soft)',
            'bl:max-lg:-mx-(--bl-space-gutter) bl:max-lg:px-(--bl-space-gutter) bl:lg:col-[5/-1] bl:lg:self-stretch bl:lg:bleed-e',
            'bl:lg:rounded-s-panel bl:lg:pe-(--bl-page-edge)',
          )}
        >
          {children || (
            <div className="bl:max-w-prose">
              <h2 className="bl:text-heading-lg">{content.empty.title}</h2>
              <p className="bl:mt-3 bl:text-body-lg">{content.empty.text}</p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

export interface FitResultProps {
  content: Pick<FitFinderProps['content'], 'resultLabel' | 'reasonsTitle' | 'conditionsTitle'>;
  recommendation: FitRecommendation;
}

/** A recommendation, its reasons and the alternatives: the result of a `FitFinder`. */
export function FitResult({ content, recommendation }: FitResultProps) {
  const { label = content.resultLabel, title, description, reasons, conditions, action, details } = recommendation;
  const { meanwhile, reasonsTitle = content.reasonsTitle, conditionsTitle = content.conditionsTitle } = recommendation;
  const { exception, alternatives, warning } = recommendation;
  return (
    <div data-slot="fit-result">
      {warning && (
        <p
          data-slot="fit-warning"
          className="bl:mb-6 bl:max-w-prose bl:border-line-strong bl:border-s-3 bl:ps-4 bl:font-semibold"
        >
          {warning}
        </p>
      )}
      <p className="bl:font-semibold bl:text-default">{label}</p>
      <h2 className="bl:mt-1 bl:text-display-lg">{title}</h2>
      {exception && (
        <div
          data-slot="fit-exception"
          className="bl:mt-5 bl:max-w-prose bl:border-line-strong bl:border-s-3 bl:ps-4 bl:links:underline bl:links:underline-offset-4"
        >
          <h3 className="bl:text-heading-sm">{exception.title}</h3>
          <p className="bl:mt-1">{lightMarkup(exception.text)}</p>
        </div>
      )}
      <p className="bl:mt-5 bl:max-w-prose bl:text-body-lg">{description}</p>
      {meanwhile && <p className="bl:mt-3 bl:max-w-prose bl:text-body-lg">{meanwhile}</p>}
      <Points title={reasonsTitle} items={reasons} />
      <Points title={conditionsTitle} items={conditions} data-slot="fit-conditions" />
      <div className="bl:mt-6 bl:flex bl:flex-wrap bl:items-center bl:gap-x-6 bl:gap-y-3">
        {action && (
          <ButtonLink href={action.href}>
            <ActionLabel {...action} />
          </ButtonLink>
        )}
        <TextLink href={details.href} arrow>
          <ActionLabel {...details} />
        </TextLink>
      </div>
      {alternatives
        .filter(({ items }) => items.length > 0)
        .map((group) => (
          <div key={group.title}>
            <h3 className="bl:mt-fluid-9 bl:text-heading-sm">{group.title}</h3>
            {group.note && <p className="bl:mt-2 bl:max-w-prose bl:text-body-sm">{group.note}</p>}
            <ul className={cn('bl:mt-3 bl:grid bl:gap-x-8', group.items.length > 1 && 'bl:md:grid-cols-2')}>
              {group.items.map((other) => (
                <li key={other.title} className="bl:border-line-strong bl:border-t-[1.5px] bl:py-3">
                  <Link
                    href={other.href}
                    className="bl:font-semibold bl:text-default bl:underline bl:underline-offset-4 bl:hover:text-accent-text"
                  >
                    {other.title}
                  </Link>
                  <p className="bl:mt-1 bl:max-w-prose bl:text-body-sm bl:links:underline bl:links:underline-offset-4">
                    {lightMarkup(other.description)}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}

interface PointsProps extends ComponentProps<'div'> {
  title: string;
  items: readonly string[] | undefined;
}

/** Points below a heading. Nothing without items. */
function Points({ title, items = [], ...props }: PointsProps) {
  if (items.length === 0) return null;
  return (
    <div {...props}>
      <h3 className="bl:mt-fluid-9 bl:text-heading-sm">{title}</h3>
      <ul className="bl:mt-3 bl:max-w-prose bl:border-line-strong bl:border-t-[1.5px]">
        {items.map((item) => (
          <li
            key={item}
            className="bl:border-panel-line bl:border-b bl:py-3 bl:links:underline bl:links:underline-offset-4"
          >
            {lightMarkup(item)}
          </li>
        ))}
      </ul>
    </div>
  );
}
