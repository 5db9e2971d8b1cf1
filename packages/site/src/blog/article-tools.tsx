import { useHydrated } from '@boundless/ui/hooks/use-hydrated';
import { Suspense, useState } from 'react';
import { lazyPart } from '../routing/lazy-part.js';
import type { ArticleToolProps } from '../tools/article-tool.js';
import type { ToolDefinition } from '../tools/definition.js';

/** Each calculator is in its own file, so that an article loads only those it shows. */
const definitions = import.meta.glob<Record<string, ToolDefinition>>('../tools/definitions/*.ts');

const calculators = Object.fromEntries(
  Object.entries(definitions).map(([file, load]) => [
    file.replace('../tools/definitions/', '/tools/').replace('.ts', ''),
    lazyPart(async () => {
      const [{ ArticleTool }, definition] = await Promise.all([import('../tools/article-tool.js'), load()]);
      const [tool] = Object.values(definition) as [ToolDefinition];
      return (props: ArticleToolProps) => <ArticleTool {...props} tool={tool} />;
    }),
  ]),
);

/**
 * In a document, the article hydrates before the calculator's code has arrived: without a boundary React would hydrate the whole page again.
 * An article that is opened by a link is shown when the code has arrived, so that no anchor moves.
 */
function Calculator({ path, ...props }: ArticleToolProps & { path: string }) {
  const isHydrated = useHydrated();
  // Made once: if a boundary renders again before it has hydrated, React removes the markup of the server, and what was typed into it.
  const [calculator] = useState(() => {
    const Part = calculators[path];
    if (!Part) throw new Error(`There is no calculator at ${path}`);
    return isHydrated ? (
      <Part {...props} />
    ) : (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
  return calculator;
}

export function articleTool(href: string, title: string) {
  const [path = '', given = ''] = href.split('?');
  return <Calculator path={path} title={title} given={given} />;
}
