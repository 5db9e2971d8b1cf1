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
    <figure
      {...props}
      data-slot="code-panel"
      data-surface="ink"
      className={cn('bl:min-w-0 bl:overflow-clip', className)}
    >
      <figcaption className="bl:flex bl:min-h-12 bl:items-center bl:gap-3 bl:border-b bl:border-line bl:px-5 bl:py-2 bl:font-medium bl:text-caption bl:text-muted">
        <b className="bl:font-semibold bl:text-default">{title}</b>
        {note && <span>{note}</span>}
      </figcaption>
      <pre
        role="group"
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element has to be focusable by keyboard
        tabIndex={0}
        className="bl:overflow-x-auto bl:p-5 bl:font-code bl:text-sm/[1.65] bl:focus-visible:-outline-offset-3"
      >
        <code>
          {highlightCode(code).map(({ text, kind, at }) => (
            <span key={at} data-token={kind} className={colours[kind]}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}

const colours: Record<CodeToken['kind'], string | undefined> = {
  plain: undefined,
  comment: 'bl:text-muted',
  key: 'bl:text-code-key',
  string: 'bl:text-code-string',
  number: 'bl:text-code-number',
  method: 'bl:font-semibold bl:text-default',
};
