import { toolBack } from '@boundless/content/entries/tool-back';
import { toolPages } from '@boundless/content/entries/tool-pages';
import { printedDay } from '@boundless/content/printed-day';
import type { FactSource } from '@boundless/content/schemas/fact';
import type { WorkedPage } from '@boundless/content/schemas/pages/tools';
import { CalculatorPanel } from '@boundless/ui/sections/calculator-panel';
import { PageHead } from '@boundless/ui/sections/page-head';
import { RateComparison } from '@boundless/ui/sections/rate-comparison';
import { WorkedSteps } from '@boundless/ui/sections/worked-steps';
import { memo, useDeferredValue } from 'react';
import type { Calculation, ToolDefinition } from './definition.js';
import { Drawings } from './drawings.js';
import { fill } from './format.js';
import { MoreTools } from './more-tools.js';
import { panelProps } from './panel-props.js';
import { stepsOf } from './show.js';
import { useTool } from './use-tool.js';

interface ToolViewProps {
  tool: ToolDefinition;
  /** How its result is worked out, and questions about it. */
  worked: WorkedPage;
}

export const ToolView = ({ tool, worked }: ToolViewProps) => (
  <>
    <PageHead content={worked.page} back={toolBack} />
    <Calculator tool={tool} worked={worked} />
    <MoreTools path={tool.path} />
  </>
);

/** Results update in the frame of a keystroke. Charts, tables and steps are deferred. */
function Calculator({ tool, worked }: ToolViewProps) {
  const state = useTool(tool);
  const calculation = useDeferredValue(state.calculation);
  return (
    <>
      <CalculatorPanel key={state.start} {...panelProps(tool, state)}>
        {calculation && <Drawings tool={tool} calculation={calculation} />}
      </CalculatorPanel>
      <Details tool={tool} worked={worked} calculation={calculation} />
    </>
  );
}

const sourceLine = ({ title, href, asOf, isUndated }: FactSource) => ({
  label: toolPages.source.label,
  title,
  href,
  checked: fill(isUndated ? toolPages.source.read : toolPages.source.checked, { day: printedDay(asOf) }),
});

const Details = memo(({ tool, worked, calculation }: ToolViewProps & { calculation: Calculation | undefined }) => (
  <>
    {calculation && <Comparison tool={tool} calculation={calculation} />}
    <WorkedSteps
      content={{ ...worked, title: toolPages.workedTitle }}
      steps={calculation ? stepsOf(worked, calculation) : []}
      {...(worked.source && { source: sourceLine(worked.source) })}
    />
  </>
));

/** The same cost over other terms, if the calculator compares any. */
function Comparison({ tool, calculation }: { tool: ToolDefinition; calculation: Calculation }) {
  const { rates } = tool.draw(calculation);
  const words = tool.words.comparison;
  if (!rates || !words) return null;
  const filled = (text: string) => fill(text, calculation.texts);
  const content = {
    title: filled(words.title),
    text: words.text.map(filled),
    caption: filled(words.caption),
    columns: words.columns,
  };
  return <RateComparison content={content} rows={rates} />;
}
