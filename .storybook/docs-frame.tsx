import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { ImportCost } from '../packages/ui/docs/import-cost/import-cost.js';
import { importPath } from '../packages/ui/docs/import-cost/import-path.js';

/** Around every docs page: one that tells of something that can be imported ends with what that costs. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const path = importPath(titleOf(props.context));
  return (
    <DocsContainer {...props}>
      {children}
      {path && (
        <>
          <h2>Import cost</h2>
          <ImportCost of={path} />
        </>
      )}
    </DocsContainer>
  );
}

/** The title of the stories that a page tells of; a page of its own tells of none. */
function titleOf(context: DocsContainerProps['context']): string {
  try {
    return context.storyById().title;
  } catch {
    return '';
  }
}
