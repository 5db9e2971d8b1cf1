import { toolPages } from '@boundless/content/entries/tool-pages';
import type { CalculatorPanelProps } from '@boundless/ui/sections/calculator-panel';
import { formAddress } from '../addresses/languages.js';
import type { ToolDefinition } from './definition.js';
import { fieldsOf, resultOf } from './show.js';
import type { useTool } from './use-tool.js';

export function panelProps(tool: ToolDefinition, state: ReturnType<typeof useTool>): CalculatorPanelProps {
  const { words, path } = tool;
  const { typed, currency, errors, calculation, form } = state;
  const { example, exampleLabel, ...empty } = words.empty;
  return {
    content: {
      ...toolPages.form,
      title: words.formTitle,
      empty: { ...empty, action: { label: exampleLabel, href: `${path}?${example}` } },
    },
    fields: fieldsOf(tool, typed, currency, errors),
    currency,
    action: formAddress(path),
    result: calculation && resultOf(tool, calculation, tool.draw(calculation).sentence),
    form,
  };
}
