import { type ComponentType, lazy } from 'react';
import type { ArticleToolProps } from '../tools/article-tool.js';
import type { ToolDefinition } from '../tools/definition.js';

/** Each calculator is in its own file, so that an article loads only those it shows. */
const definitions = import.meta.glob<Record<string, ToolDefinition>>('../tools/definitions/*.ts');

const loaded = new Map<string, ComponentType<ArticleToolProps>>();

/** The calculator at `path`. The article hydrates when its code has loaded. */
function calculatorAt(path: string): ComponentType<ArticleToolProps> {
  const known = loaded.get(path);
  if (known) return known;
  const load = definitions[path.replace('/tools/', '../tools/definitions/').concat('.ts')];
  if (!load) throw new Error(`There is no calculator at ${path}`);
  const Calculator = lazy(async () => {
    const [{ ArticleTool }, definition] = await Promise.all([import('../tools/article-tool.js'), load()]);
    const [tool] = Object.values(definition) as [ToolDefinition];
    return { default: (props: ArticleToolProps) => <ArticleTool {...props} tool={tool} /> };
  });
  loaded.set(path, Calculator);
  return Calculator;
}

export function articleTool(href: string, title: string) {
  const [path = '', given = ''] = href.split('?');
  const Calculator = calculatorAt(path);
  return <Calculator title={title} given={given} />;
}
