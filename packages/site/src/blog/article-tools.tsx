import { serverPart } from '../routing/server-part.js';
import type { ArticleToolProps } from '../tools/article-tool.js';
import type { ToolDefinition } from '../tools/definition.js';

/** Each calculator is in its own file, so that an article loads only those it shows. */
const definitions = import.meta.glob<Record<string, ToolDefinition>>('../tools/definitions/*.ts');

const calculators = Object.fromEntries(
  Object.entries(definitions).map(([file, load]) => [
    file.replace('../tools/definitions/', '/tools/').replace('.ts', ''),
    serverPart(async () => {
      const [{ ArticleTool }, definition] = await Promise.all([import('../tools/article-tool.js'), load()]);
      const [tool] = Object.values(definition) as [ToolDefinition];
      return (props: ArticleToolProps) => <ArticleTool {...props} tool={tool} />;
    }),
  ]),
);

export function articleTool(href: string, title: string) {
  const [path = '', given = ''] = href.split('?');
  const Calculator = calculators[path];
  if (!Calculator) throw new Error(`There is no calculator at ${path}`);
  return <Calculator title={title} given={given} />;
}
