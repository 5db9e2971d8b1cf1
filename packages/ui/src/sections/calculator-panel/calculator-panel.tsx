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
  /** Address to which the form is sent by GET without JavaScript. */
  action: string;
  /** The result. */
  result?: CalculatorResult | undefined;
  /** Props of the form: `onInput`, `onSubmit`, `ref`. */
  form?: ComponentProps<'form'>;
  /** Charts and tables below the result. */
  children?: ReactNode;
  /** Whether it is a section of a page or inside a column of text. @default 'page' */
  layout?: 'page' | 'column';
}

/**
 * A calculator: a form at the left, the result at the right. It is a plain GET form, so that a server can answer it.
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
  action,
  result,
  form,
  children,
  layout = 'page',
  className,
  ...props
}: CalculatorPanelProps) {
  const id = useId();
  const page = layout === 'page';
  const Heading = page ? 'h2' : 'h3';
  return (
    <section
      aria-label={content.title}
      {...props}
      data-slot="calculator-panel"
      data-layout={layout}
      className={cn(page && 'overflow-x-clip pb-fluid-14', className)}
    >
      <div className={cn('items-start', page ? 'wrap page-grid' : 'grid grid-cols-1 gap-6')}>
        <div className={cn('@container min-w-0', page && 'lg:sticky lg:top-24 lg:col-[1/5]')}>
          <form
            noValidate
            {...form}
            method="get"
            action={action}
            className={cn(
              'grid grid-cols-1 gap-6 rounded-panel border border-line bg-raised p-6',
              !page && 'sm:grid-cols-2',
            )}
          >
            <div className="col-span-full flex flex-wrap items-center justify-between gap-4">
              <Heading className="text-heading-md">{content.title}</Heading>
              {content.currency && (
                <SegmentedControl {...content.currency} {...(currency && { defaultValue: currency })} />
              )}
            </div>
            {choices}
            {fields.map((field) => (
              <UnitField key={field.name} field={field} span={page ? 'full' : 'half'} />
            ))}
            <div className="col-span-full border-line border-t pt-5 print:hidden">
              <Button type="submit" className="w-full">
                {content.submit}
              </Button>
            </div>
            {result && page && (
              <p
                data-surface="ink"
                className="sticky bottom-0 z-1 -m-6 mt-0 flex flex-wrap items-center justify-between gap-x-4 rounded-b-[9px] px-6 py-3 text-body-sm @max-[14rem]:static lg:hidden print:hidden"
              >
                <span>
                  {result.headline.label}
                  <b className="block font-display text-[1.375rem] text-default leading-tight">
                    {result.headline.value}
                    {result.headline.unit}
                  </b>
                </span>
                <Link
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center font-semibold text-default underline underline-offset-4"
                >
                  {content.seeResult}
                </Link>
              </p>
            )}
          </form>
          <p className="mt-5 flex gap-3 text-body-sm text-muted">
            <Info size={20} strokeWidth={1.75} aria-hidden className="mt-px flex-none" />
            {content.note}
          </p>
        </div>
        <ResultPanel
          id={id}
          result={result}
          empty={content.empty}
          level={page ? 2 : 3}
          className={
            page
              ? 'max-lg:-mx-(--bl-space-gutter) max-lg:px-(--bl-space-gutter) lg:col-[5/-1] lg:self-stretch lg:bleed-e lg:rounded-s-panel lg:pe-(--bl-page-edge)'
              : 'rounded-panel'
          }
        >
          {children && <div className="mt-fluid-9 grid grid-cols-1 gap-10">{children}</div>}
        </ResultPanel>
      </div>
    </section>
  );
}
