'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';

export interface IllustrativeNoteProps extends ComponentProps<'p'> {
  /** Text of the note. @default 'Illustrative example' */
  children?: ComponentProps<'p'>['children'];
}

/**
 * A small line that says that the people, companies or figures above it are invented.
 *
 * Renders a `<p>`. Styling hook: `data-slot="illustrative-note"`.
 */
export function IllustrativeNote({ children, className, ...props }: IllustrativeNoteProps) {
  const { illustrative } = useKitLabels();
  return (
    <p {...props} data-slot="illustrative-note" className={cn('bl:text-caption bl:text-muted', className)}>
      {children ?? illustrative}
    </p>
  );
}
