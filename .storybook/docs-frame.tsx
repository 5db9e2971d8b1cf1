import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { ImportCost, importPath } from '../packages/ui/docs/import-cost/import-cost.js';

/** Adds the import cost to each unit's docs page. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const path = importPath(titleOf(props.context));
  return (
    <DocsContainer {...props}>
      {children}
      {path && (
        <>
          <h2>Import cost</h2>
          <ImportCost path={path} />
        </>
      )}
    </DocsContainer>
  );
}

/** The title of a docs page's stories; empty for a page without stories. */
function titleOf(context: DocsContainerProps['context']): string {
  try {
    return context.storyById().title;
  } catch {
    return '';
  }
}
