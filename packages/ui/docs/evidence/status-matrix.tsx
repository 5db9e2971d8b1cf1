import { useState } from 'react';
import recorded from '../../evidence/matrix.json' with { type: 'json' };
import './status-matrix.css';

interface Cell {
  state: string;
  says: string;
  of: readonly string[];
  with?: string;
  date?: string;
}

const matrix: Record<string, Record<string, Cell>> = recorded;

const columns = {
  axe: 'axe',
  keyboard: 'Keyboard',
  speech: 'Speech',
  forced: 'Forced colours',
  reflow: '320 px, 200 %',
  reduced: 'Reduced motion',
  engines: 'Three engines',
  size: 'Import cost',
  tests: 'Tests',
} as const;

const words: Record<string, string> = { pass: 'yes', stale: 'stale', missing: 'not yet', fail: 'no', none: '–' };

/** Pages of this Storybook are opened in its frame. */
const pageOf = (id: string, kind: 'docs' | 'story') => `./?path=/${kind}/${id}`;
const docsOf = (path: string) => `${path.replace('/', '-')}--docs`;

/** Every unit with the results of its checks. Pressing a cell shows the details. */
export function StatusMatrix() {
  const [shown, setShown] = useState<{ path: string; column: keyof typeof columns }>();
  return (
    <div>
      <table className="status-matrix sb-unstyled">
        <thead>
          <tr>
            <th scope="col">Unit</th>
            {Object.entries(columns).map(([column, title]) => (
              <th key={column} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {Object.entries(matrix).map(([path, row]) => (
          <tbody key={path}>
            <tr>
              <th scope="row">
                <a href={pageOf(docsOf(path), 'docs')} target="_top">
                  {path}
                </a>
              </th>
              {Object.keys(columns).map((name) => {
                const column = name as keyof typeof columns;
                const cell = row[column];
                const open = shown?.path === path && shown.column === column;
                return (
                  <td key={column}>
                    <button
                      type="button"
                      data-proof={cell?.state}
                      aria-expanded={open}
                      aria-label={`${path}, ${columns[column]}: ${words[cell?.state ?? 'fail']}`}
                      onClick={() => setShown(open ? undefined : { path, column })}
                    >
                      {words[cell?.state ?? 'fail']}
                    </button>
                  </td>
                );
              })}
            </tr>
            {shown?.path === path && (
              <tr>
                <td colSpan={10}>
                  <Result path={path} cell={row[shown.column]} />
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** The details of a cell, with a link to each story or page. */
function Result({ path, cell }: { path: string; cell: Cell | undefined }) {
  if (!cell) return null;
  return (
    <>
      <p>
        {cell.says}
        {cell.with && ` (${cell.with}, ${cell.date})`}
      </p>
      <ul>
        {cell.of.map((of) => (
          <li key={of}>
            <Source path={path} of={of} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Source({ path, of }: { path: string; of: string }) {
  const [, kind, name = ''] = of.match(/^(docs|page):(.+)$/) ?? [];
  const story = of.startsWith('--') ? `${path.replace('/', '-')}${of}` : of;
  const id = kind === 'docs' ? docsOf(name) : kind === 'page' ? `${name}--docs` : story;
  if (of.includes('.test.')) return <code>{of}</code>;
  return (
    <a href={pageOf(id, kind ? 'docs' : 'story')} target="_top">
      {id}
    </a>
  );
}

/** One sentence with the number of cells in each state. */
export function MatrixSum() {
  const cells = Object.values(matrix).flatMap((row) => Object.values(row));
  const of = (state: string) => cells.filter((cell) => cell.state === state).length;
  return (
    <p>
      {Object.keys(matrix).length} units, {cells.length} cells: {of('pass')} proven, {of('none')} with nothing to prove,{' '}
      {of('stale')} stale, {of('missing')} not made yet, {of('fail')} bad.
    </p>
  );
}
