import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, Suspense } from 'react';
import { Transcript } from '../packages/ui/docs/evidence/transcript.js';
import { ImportCost, importPath } from '../packages/ui/docs/import-cost/import-cost.js';

/** Adds to each unit's docs page what a screen reader says, and the import cost. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const path = importPath(titleOf(props.context));
  return (
    <DocsContainer {...props}>
      {children}
      {path && (
        <>
          <h2>What a screen reader says</h2>
          <Suspense>
            <Transcript path={path} />
          </Suspense>
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
