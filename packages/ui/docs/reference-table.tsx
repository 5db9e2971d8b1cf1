import type { ReactNode } from 'react';

interface ReferenceTableProps {
  head?: readonly string[];
  /** Each row: its name, which is shown as code, and its other cells. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

/** A table of a docs page, made from the kit's own lists. */
export const ReferenceTable = ({ head, rows }: ReferenceTableProps) => (
  <table>
    {head && (
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          {cells.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their column
            <td key={at}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
