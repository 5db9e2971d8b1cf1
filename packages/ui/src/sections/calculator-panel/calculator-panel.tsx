import { Info } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../../components/button/index.js';
import { ResultPanel } from '../../components/result-panel/index.js';
import { SegmentedControl } from '../../components/segmented-control/index.js';
import { UnitField } from '../../components/unit-field/index.js';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import type { CalculatorField, CalculatorResult, EmptyResult } from '../../types.js';

/** The texts of a calculator that do not depend on the input. */
export interface CalculatorContent {
  /** Heading of the form. */
  title: string;
  submit: string;
  /** Below the form: the limits of the result. */
  note: string;
  /** Label of the link from the form to the result, for narrow screens. */
  seeResult: string;
  /** Without it the form has no choice of a currency. */
  currency?: { label: string; name: string; options: readonly { value: string; label: string }[] };
  empty: EmptyResult;
}

export interface CalculatorPanelProps extends Omit<ComponentProps<'section'>, 'content' | 'children' | 'onChange'> {
  content: CalculatorContent;
  /** The fields, in order, with their values and errors. */
  fields: readonly CalculatorField[];
  /** Value of the selected currency. */
  currency?: string;
  /** Selects and other controls above the fields. */
  choices?: ReactNode;
  /** Controls below the fields, such as a `FieldGroup`. */
  more?: ReactNode;
  /** Address to which the form is sent by GET without JavaScript. */
  action: string;
  result?: CalculatorResult | undefined;
  /** Props of the form: `onInput`, `onSubmit`, `ref`. */
  form?: ComponentProps<'form'>;
  /** Below the large figure of the result: what it comes to, and what to look at first. */
  verdict?: ReactNode;
  /** Charts and tables below the result. */
  children?: ReactNode;
  /**
   * `page` is a section of a page, with the result beside the form; `stacked` too, with the result below a form of two columns, for forms that
   * are much taller than their result; `column` is inside a column of text. @default 'page'
   */
  layout?: 'page' | 'stacked' | 'column';
  /** What is printed once there is a result. For `result` the children should repeat what was entered. @default 'all' */
  printed?: 'all' | 'result';
}

/**
 * A calculator: a form and its result. It is a plain GET form, so that a server can answer it.
 * Its inputs are uncontrolled: the parent reads them in `onInput` and passes new fields and results.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="calculator-panel"`, `data-layout`; parts are `unit-field`,
 * `result-panel`, `calculator-result`.
 */
export function CalculatorPanel({
  content,
  fields,
  currency,
  choices,
  more,
  action,
  result,
  form,
  verdict,
  children,
  layout = 'page',
  printed = 'all',
  className,
  ...props
}: CalculatorPanelProps) {
  const id = useId();
  const beside = layout === 'page';
  const page = layout !== 'column';
  const Heading = page ? 'h2' : 'h3';
  return (
    <section
      aria-label={content.title}
      {...props}
      data-slot="calculator-panel"
      data-layout={layout}
      className={cn(page && 'bl:overflow-x-clip bl:pb-fluid-14', className)}
    >
      <div
        className={cn('bl:items-start', page && 'bl:wrap', beside ? 'bl:page-grid' : 'bl:grid bl:grid-cols-1 bl:gap-6')}
      >
        <div className={cn('bl:@container bl:min-w-0', beside && 'bl:lg:sticky bl:lg:top-24 bl:lg:col-[1/5]')}>
          <form
            noValidate
            {...form}
            method="get"
            action={action}
            className={cn(
              'bl:grid bl:grid-cols-1 bl:gap-6 bl:rounded-panel bl:border bl:border-line bl:bg-raised bl:p-6',
              !beside && 'bl:items-start bl:sm:grid-cols-2',
              result && printed === 'result' && 'bl:print:hidden',
            )}
          >
            <div className="bl:col-span-full bl:flex bl:flex-wrap bl:items-center bl:justify-between bl:gap-4">
              <Heading className="bl:text-heading-md">{content.title}</Heading>
              {content.currency && <SegmentedControl {...content.currency} defaultValue={currency} />}
            </div>
            {choices}
            {fields.map((field) => (
              <UnitField key={field.name} field={field} span={beside ? 'full' : 'half'} />
            ))}
            {more}
            <div className="bl:col-span-full bl:border-line bl:border-t bl:pt-5 bl:print:hidden">
              <Button type="submit" className="bl:w-full">
                {content.submit}
              </Button>
            </div>
            {result && page && (
              <p
                data-surface="ink"
                className={cn(
                  'bl:sticky bl:bottom-0 bl:z-1 bl:-m-6 bl:mt-0 bl:flex bl:flex-wrap bl:items-center bl:justify-between bl:gap-x-4 bl:px-6 bl:py-3',
                  'bl:rounded-b-[9px] bl:text-body-sm',
                  'bl:short:static bl:@max-[14rem]:static bl:lg:hidden bl:print:hidden',
                )}
              >
                <span>
                  <span>{result.headline.label}</span>
                  <b className="bl:block bl:font-display bl:text-[1.375rem] bl:text-default bl:leading-tight">
                    {`${result.headline.value}${result.headline.unit ?? ''}`}
                  </b>
                </span>
                <Link
                  href={`#${id}`}
                  className="bl:inline-flex bl:min-h-11 bl:items-center bl:font-semibold bl:text-default bl:underline bl:underline-offset-4"
                >
                  {content.seeResult}
                </Link>
              </p>
            )}
          </form>
          <p className="bl:mt-5 bl:flex bl:gap-3 bl:text-body-sm bl:text-muted">
            <Info size={20} strokeWidth={1.75} className="bl:mt-px bl:flex-none" />
            <span>{content.note}</span>
          </p>
        </div>
        <ResultPanel
          id={id}
          result={result}
          empty={content.empty}
          level={page ? 2 : 3}
          verdict={verdict}
          className={
            beside
              ? cn(
                  'bl:max-lg:-mx-(--bl-space-gutter) bl:max-lg:px-(--bl-space-gutter) bl:lg:col-[5/-1] bl:lg:self-stretch bl:lg:bleed-e',
                  'bl:lg:rounded-s-panel bl:lg:pe-(--bl-page-edge)',
                )
              : 'bl:rounded-panel'
          }
        >
          {children && <div className="bl:mt-fluid-9 bl:grid bl:grid-cols-1 bl:gap-10">{children}</div>}
        </ResultPanel>
      </div>
    </section>
  );
}
