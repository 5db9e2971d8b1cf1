import type { ComponentType } from 'react';
import { hydrateOnInteraction } from '../shell/hydrate-on-interaction.js';
import type { ArticleToolProps } from '../tools/article-tool.js';
import type { ToolDefinition } from '../tools/definition.js';

/** Each calculator is in its own file, so that an article loads only those it shows. */
const definitions = import.meta.glob<Record<string, ToolDefinition>>('../tools/definitions/*.ts');

const parts = new Map<string, ComponentType<ArticleToolProps>>();

/** The calculator at `path`. It is a plain form until it hydrates at the first interaction. */
function partOf(path: string): ComponentType<ArticleToolProps> {
  const known = parts.get(path);
  if (known) return known;
  const load = definitions[path.replace('/tools/', '../tools/definitions/').concat('.ts')];
  if (!load) throw new Error(`There is no calculator at ${path}`);
  const part = hydrateOnInteraction<ArticleToolProps>(async () => {
    const [{ ArticleTool }, definition] = await Promise.all([import('../tools/article-tool.js'), load()]);
    const [tool] = Object.values(definition) as [ToolDefinition];
    return (props) => <ArticleTool {...props} tool={tool} />;
  });
  parts.set(path, part);
  return part;
}

/** Renders the calculator at an address, with the values in its query. */
export function articleTool(href: string, title: string) {
  const [path = '', given = ''] = href.split('?');
  const Part = partOf(path);
  return <Part title={title} given={given} />;
}
