import type { ComponentType } from 'react';
import { hydrateOnInteraction } from '../shell/hydrate-on-interaction.js';
import type { ArticleToolProps } from '../tools/article-tool.js';
import type { ToolDefinition } from '../tools/definition.js';

/** Loads each calculator from its own file, so that an article loads only those it shows. */
const definitions: Readonly<Record<string, () => Promise<ToolDefinition>>> = {
  '/tools/merchant-cash-advance': async () =>
    (await import('../tools/definitions/merchant-cash-advance.js')).merchantCashAdvance,
  '/tools/business-loan': async () => (await import('../tools/definitions/business-loan.js')).businessLoan,
  '/tools/line-of-credit': async () => (await import('../tools/definitions/line-of-credit.js')).lineOfCredit,
  '/tools/invoice-factoring': async () => (await import('../tools/definitions/invoice-factoring.js')).invoiceFactoring,
  '/tools/borrowing-base': async () => (await import('../tools/definitions/borrowing-base.js')).borrowingBase,
  '/tools/debt-service-coverage': async () =>
    (await import('../tools/definitions/debt-service-coverage.js')).debtServiceCoverage,
};

const parts = new Map<string, ComponentType<ArticleToolProps>>();

/** The calculator at `path`. It is a plain form until it hydrates at the first interaction. */
function partOf(path: string): ComponentType<ArticleToolProps> {
  const known = parts.get(path);
  if (known) return known;
  const load = definitions[path];
  if (!load) throw new Error(`There is no calculator at ${path}`);
  const part = hydrateOnInteraction<ArticleToolProps>(async () => {
    const [{ ArticleTool }, tool] = await Promise.all([import('../tools/article-tool.js'), load()]);
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
