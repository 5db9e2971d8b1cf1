import type { ReactNode } from 'react';

interface ReferenceTableProps {
  /** Of a table in a story, which scrolls by itself where it is too wide. */
  caption?: string;
  head?: readonly string[];
  /** Each row: its name, which is shown as code, and its other cells. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

const cell = 'bl:py-2 bl:pe-4 bl:text-start';
const line = 'bl:border-line bl:border-b';

/** A table of a docs page, made from the kit's own lists. */
export function ReferenceTable({ caption, head, rows }: ReferenceTableProps) {
  const table = (
    <table className="bl:w-full bl:text-body-sm bl:tabular-nums">
      {caption && <caption className="bl:pb-2 bl:text-start bl:text-heading-sm">{caption}</caption>}
      {head && (
        <thead>
          <tr className={line}>
            {head.map((title) => (
              <th key={title} scope="col" className={cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([name, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their position
          <tr key={row} className={line}>
            <td className={cell}>
              <code>{name}</code>
            </td>
            {cells.map((content, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their column
              <td key={at} className={cell}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!caption) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element has to be focusable by keyboard
    <section tabIndex={0} className="bl:overflow-x-auto bl:*:min-w-[44rem]" aria-label={caption}>
      {table}
    </section>
  );
}
