import type { ComponentProps, ReactNode } from 'react';
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
  /** Below the large figure: what it comes to, and what to look at first. */
  verdict?: ReactNode;
}

/**
 * The result of a calculator: one large figure, a list of the others beside it, and a sentence that says what they
 * mean. Charts and tables are its children. Without a result only `empty` is shown.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="result-panel"`, `data-state="empty" | "shown"`; each figure is a
 * `calculator-result` with `data-name` and, unrounded, `data-value`.
 */
export function ResultPanel({ result, empty, level = 2, verdict, className, children, ...props }: ResultPanelProps) {
  const Heading = `h${level}` as const;
  const title = result ? result.headline.label : empty.title;
  return (
    <section
      aria-label={title}
      {...props}
      data-slot="result-panel"
      data-state={result ? 'shown' : 'empty'}
      className={cn('bl:@container bl:overflow-clip bl:bg-(--bl-tint-soft) bl:p-fluid-11', className)}
    >
      {/* Beside a form that is taller than the window the result stays in view. */}
      <div className="bl:lg:sticky bl:lg:top-24">
        {result ? (
          <>
            <div className="bl:grid bl:grid-cols-1 bl:gap-x-12 bl:gap-y-7 bl:@2xl:grid-cols-[minmax(0,1.25fr)_minmax(15rem,1fr)]">
              <div className="bl:min-w-0">
                <Headline figure={result.headline} Heading={Heading} />
                {verdict && (
                  <div className="bl:mt-6 bl:grid bl:grid-cols-1 bl:gap-6 bl:empty:hidden bl:[&_[data-slot=faq]>*]:border-b-0!">
                    {verdict}
                  </div>
                )}
              </div>
              {result.others.length > 0 && (
                <dl
                  className={cn('bl:border-line-strong bl:border-t-[1.5px]', verdict ? 'bl:self-start' : 'bl:self-end')}
                >
                  {result.others.map((figure) => (
                    <OtherFigure key={figure.name} {...figure} />
                  ))}
                </dl>
              )}
            </div>
            <div className="bl:mt-fluid-9 bl:grid bl:gap-3 bl:border-panel-line bl:border-t bl:pt-6 bl:*:max-w-176">
              {result.sentence.split('\n').map((text, index) => (
                <p
                  key={text}
                  className={cn(
                    'bl:text-default',
                    index === 0 ? 'bl:text-heading-md bl:font-medium' : 'bl:text-body-lg',
                  )}
                >
                  {text}
                </p>
              ))}
            </div>
            {children}
          </>
        ) : (
          <div className="bl:max-w-prose">
            <Heading className="bl:text-heading-lg">{empty.title}</Heading>
            <p className="bl:mt-3 bl:text-body-lg">{empty.text}</p>
            <TextLink href={empty.action.href} arrow className="bl:mt-3">
              {empty.action.label}
            </TextLink>
          </div>
        )}
      </div>
    </section>
  );
}

const hooks = ({ name, raw }: CalculatorFigure) =>
  ({ 'data-slot': 'calculator-result', 'data-name': name, 'data-value': raw }) as const;

/** A long figure has a smaller font size, so that it never wraps. */
const sizeOf = ({ value, unit = '' }: CalculatorFigure) => {
  const { length } = value + unit;
  if (length <= 7) return 'bl:text-display-xl';
  return length <= 11 ? 'bl:text-display-lg' : 'bl:text-display-md bl:wrap-anywhere';
};

function Headline({ figure, Heading }: { figure: CalculatorFigure; Heading: 'h2' | 'h3' }) {
  return (
    <>
      <Heading className="bl:text-heading-sm">{figure.label}</Heading>
      <p
        {...hooks(figure)}
        aria-live="polite"
        className={cn(
          'bl:-ms-[.04em] bl:mt-1.5 bl:mb-3.5 bl:font-display bl:font-semibold bl:text-default bl:leading-[.92] bl:tracking-[-.045em]',
          sizeOf(figure),
        )}
      >
        <span>{figure.value}</span>
        {figure.unit && <small className="bl:ms-[.03em] bl:text-[.62em] bl:tracking-[-.02em]">{figure.unit}</small>}
      </p>
      {figure.note && <p className="bl:text-body-sm">{figure.note}</p>}
    </>
  );
}

function OtherFigure(figure: CalculatorFigure) {
  return (
    <div className="bl:flex bl:flex-wrap bl:items-baseline bl:gap-x-4 bl:border-panel-line bl:border-b bl:py-3 bl:last:border-b-0 bl:last:pb-0">
      <dt className="bl:flex-[1_1_5rem] bl:text-pretty">
        <span>{figure.label}</span>
        {figure.note && <span className="bl:block bl:text-caption bl:text-muted">{figure.note}</span>}
      </dt>
      <dd
        {...hooks(figure)}
        className="bl:min-w-0 bl:wrap-anywhere bl:font-display bl:font-semibold bl:text-[1.375rem] bl:text-default bl:text-end bl:leading-tight bl:tracking-[-.015em]"
      >
        {`${figure.value}${figure.unit ?? ''}`}
      </dd>
    </div>
  );
}
