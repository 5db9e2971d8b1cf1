import { toolPages } from '@boundless/content/entries/tool-pages';
import { TextLink } from '@boundless/ui/components/text-link';
import { CalculatorPanel } from '@boundless/ui/sections/calculator-panel';
import type { ToolDefinition } from './definition.js';
import { panelProps } from './panel-props.js';
import { useTool } from './use-tool.js';

export interface ArticleToolProps {
  title: string;
  /** Initial values, as a query. */
  given: string;
}

/** A calculator in an article: form and results. Chart and steps are on its page only. */
export function ArticleTool({ tool, title, given }: ArticleToolProps & { tool: ToolDefinition }) {
  const state = useTool(tool, given);
  const { content, ...props } = panelProps(tool, state);
  return (
    <CalculatorPanel {...props} content={{ ...content, title }} layout="column" className="bl:my-4">
      <TextLink href={`${tool.path}?${state.parameters}`} arrow>
        {toolPages.onItsPage}
      </TextLink>
    </CalculatorPanel>
  );
}
