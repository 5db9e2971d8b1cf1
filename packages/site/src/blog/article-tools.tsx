import type { ComponentType } from 'react';
import { onInteraction } from '../shell/on-interaction.js';
import type { ArticleToolProps } from '../tools/article-tool.js';
import type { ToolDefinition } from '../tools/definition.js';

/** Each calculator in a file of its own, which only articles with it fetch. */
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

/** The calculator at `path`, which hydrates after the first interaction and is a plain form until then. */
function partOf(path: string): ComponentType<ArticleToolProps> {
  const known = parts.get(path);
  if (known) return known;
  const load = definitions[path];
  if (!load) throw new Error(`There is no calculator at ${path}`);
  const part = onInteraction<ArticleToolProps>(async () => {
    const [{ ArticleTool }, tool] = await Promise.all([import('../tools/article-tool.js'), load()]);
    return (props) => <ArticleTool {...props} tool={tool} />;
  });
  parts.set(path, part);
  return part;
}

/** Draws the calculator at an address in an article, with the parameters that the address has. */
export function articleTool(href: string, title: string) {
  const [path = '', given = ''] = href.split('?');
  const Part = partOf(path);
  return <Part title={title} given={given} />;
}
