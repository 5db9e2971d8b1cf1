import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import type { CalculatorFigure, CalculatorResult, EmptyResult } from '../../types.js';
import { TextLink } from '../text-link/index.js';

export interface ResultPanelProps extends ComponentProps<'section'> {
  /** The result; without it `empty` is shown. */
  result?: CalculatorResult | undefined;
  /** Shown while there is no result. */
  empty: EmptyResult;
  /** Level of its heading. @default 2 */
  level?: 2 | 3;
}

/**
 * The result of a calculator: one large figure, a list of the others beside it, and a sentence that says what they
 * mean. Charts and tables are its children. Without a result only `empty` is shown.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="result-panel"`, `data-state="empty" | "shown"`; each figure is a
 * `calculator-result` with `data-name` and, unrounded, `data-value`.
 */
export function ResultPanel({ result, empty, level = 2, className, children, ...props }: ResultPanelProps) {
  const Heading = `h${level}` as const;
  const title = result ? result.headline.label : empty.title;
  return (
    <section
      aria-label={title}
      {...props}
      data-slot="result-panel"
      data-state={result ? 'shown' : 'empty'}
      className={cn('@container overflow-clip bg-(--bl-tint-soft) p-fluid-11', className)}
    >
      {result ? (
        <>
          <div className="grid gap-x-12 gap-y-7 @2xl:grid-cols-[minmax(0,1.25fr)_minmax(15rem,1fr)]">
            <Headline figure={result.headline} Heading={Heading} />
            <dl className="self-end border-line-strong border-t-[1.5px]">
              {result.others.map((figure) => (
                <OtherFigure key={figure.name} {...figure} />
              ))}
            </dl>
          </div>
          <p className="mt-fluid-9 border-panel-line border-t pt-6 text-heading-md font-medium text-default">
            <span className="block max-w-176">{result.sentence}</span>
          </p>
          {children}
        </>
      ) : (
        <div className="max-w-prose">
          <Heading className="text-heading-lg">{empty.title}</Heading>
          <p className="mt-3 text-body-lg">{empty.text}</p>
          <TextLink href={empty.action.href} arrow className="mt-3">
            {empty.action.label}
          </TextLink>
        </div>
      )}
    </section>
  );
}

const hooks = ({ name, raw }: CalculatorFigure) =>
  ({ 'data-slot': 'calculator-result', 'data-name': name, 'data-value': raw }) as const;

/** A long figure has a smaller font size, so that it never wraps. */
const sizeOf = ({ value, unit = '' }: CalculatorFigure) => {
  const { length } = value + unit;
  if (length <= 7) return 'text-display-xl';
  return length <= 11 ? 'text-display-lg' : 'text-display-md wrap-anywhere';
};

function Headline({ figure, Heading }: { figure: CalculatorFigure; Heading: 'h2' | 'h3' }) {
  return (
    <div className="min-w-0">
      <Heading className="text-heading-sm">{figure.label}</Heading>
      <p
        {...hooks(figure)}
        aria-live="polite"
        className={cn(
          '-ms-[.04em] mt-1.5 mb-3.5 font-display font-semibold text-default leading-[.92] tracking-[-.045em]',
          sizeOf(figure),
        )}
      >
        {figure.value}
        {figure.unit && <small className="ms-[.03em] text-[.62em] tracking-[-.02em]">{figure.unit}</small>}
      </p>
      {figure.note && <p className="text-body-sm">{figure.note}</p>}
    </div>
  );
}

function OtherFigure(figure: CalculatorFigure) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-panel-line border-b py-3 last:border-b-0 last:pb-0">
      <dt>
        {figure.label}
        {figure.note && <span className="block text-caption text-muted">{figure.note}</span>}
      </dt>
      <dd
        {...hooks(figure)}
        className="wrap-break-word font-display font-semibold text-[1.375rem] text-default text-end leading-tight tracking-[-.015em]"
      >
        {figure.value}
        {figure.unit}
      </dd>
    </div>
  );
}
