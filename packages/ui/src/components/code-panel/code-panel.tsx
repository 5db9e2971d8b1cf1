import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { type CodeToken, highlightCode } from './highlight-code.js';

export interface CodePanelProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** Title of the sample, and accessible name of the scrollable part. */
  title: string;
  /** JSON, or an HTTP call with a JSON body. */
  code: string;
  /** A small note beside the title, such as where the code runs. */
  note?: string;
}

/**
 * A code sample on a dark ground, on any surface. Long lines scroll inside it, also by keyboard.
 *
 * Renders a `<figure>`. Styling hooks: `data-slot="code-panel"`; inside, `data-token` on each coloured part.
 */
export function CodePanel({ title, code, note, className, ...props }: CodePanelProps) {
  return (
    <figure {...props} data-slot="code-panel" data-surface="ink" className={cn('min-w-0 overflow-clip', className)}>
      <figcaption className="flex min-h-12 items-center gap-3 border-b border-line px-5 py-2 font-medium text-caption text-muted">
        <b className="font-semibold text-default">{title}</b>
        {note}
      </figcaption>
      <pre
        role="group"
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element has to be focusable by keyboard
        tabIndex={0}
        className="overflow-x-auto p-5 font-code text-sm/[1.65] focus-visible:-outline-offset-3"
      >
        <code>
          {highlightCode(code).map(({ text, kind, at }) =>
            kind === 'plain' ? (
              text
            ) : (
              <span key={at} data-token={kind} className={colours[kind]}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}

const colours: Record<Exclude<CodeToken['kind'], 'plain'>, string> = {
  comment: 'text-muted',
  key: 'text-code-key',
  string: 'text-code-string',
  number: 'text-code-number',
  method: 'font-semibold text-default',
};
