import { tools } from '@boundless/content/entries/tools';
import { CalculatorPanel } from '@boundless/ui/sections/calculator-panel';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { PageHead } from '@boundless/ui/sections/page-head';
import { RateComparison } from '@boundless/ui/sections/rate-comparison';
import { ToolList } from '@boundless/ui/sections/tool-list';
import { WorkedSteps } from '@boundless/ui/sections/worked-steps';
import type { Answer, ToolDefinition } from './definition.js';
import { Drawings } from './drawings.js';
import { fill } from './format.js';
import { panelProps } from './panel-props.js';
import { stepsOf } from './show.js';
import { useTool } from './use-tool.js';

/** The page of one calculator. All of them share this layout. */
export function ToolView({ tool }: { tool: ToolDefinition }) {
  const state = useTool(tool, true);
  const { words, path } = tool;
  const { answer } = state;
  return (
    <>
      <PageHead content={words} back={tools.back} />
      <CalculatorPanel key={state.start} {...panelProps(tool, state)}>
        {answer && <Drawings tool={tool} answer={answer} />}
      </CalculatorPanel>
      {answer && <Comparison tool={tool} answer={answer} />}
      <WorkedSteps
        content={{ ...words.worked, title: tools.workedTitle }}
        steps={answer ? stepsOf(tool, answer) : []}
      />
      <ClosingBand content={tools.closing} />
      <ToolList title={tools.moreTitle} tools={tools.list.filter(({ href }) => href !== path)} />
    </>
  );
}

/** The same cost over other times, where the calculator compares any. */
function Comparison({ tool, answer }: { tool: ToolDefinition; answer: Answer }) {
  const { rates } = tool.draw(answer);
  const words = tool.words.comparison;
  if (!rates || !words) return null;
  const say = (text: string) => fill(text, answer.texts);
  const content = {
    title: say(words.title),
    text: words.text.map(say),
    caption: say(words.caption),
    columns: words.columns,
  };
  return <RateComparison content={content} rows={rates} />;
}
