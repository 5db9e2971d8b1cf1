import { Suspense, use, useState } from 'react';
import type { Cell, Column, StatusMatrix as Matrix, Row } from '../../evidence/status-matrix.js';
import './status-matrix.css';

/** Set by `.storybook/main.ts`. */
declare const STATUS_MATRIX: Matrix;

type Shown = Column | 'changes';
const titles: Record<Shown, string> = {
  axe: 'axe',
  keyboard: 'Keyboard',
  speech: 'Speech',
  forced: 'Forced colours',
  reflow: '320 px, 200 %',
  rtl: 'Right to left',
  reduced: 'Reduced motion',
  engines: 'Three engines',
  size: 'Import cost',
  tests: 'Tests',
  changes: 'Changed since',
};
const words = { pass: 'yes', missing: 'not yet', fail: 'no', none: '–' } as const;

/** Pages of this Storybook are opened in its frame. */
const pageOf = (id: string, kind: 'docs' | 'story') => `./?path=/${kind}/${id}`;
const idOf = (path: string) => path.replace('/', '-');

/** State and word of a button of the matrix. */
function labelOf({ cells, changes }: Row, column: Shown) {
  if (column !== 'changes') return { state: cells[column].state, word: words[cells[column].state] };
  if (changes === 'unknown') return { state: 'none', word: 'unknown' };
  return changes.length > 0 ? { state: 'changed', word: 'yes' } : { state: 'none', word: 'no' };
}

/** Every unit with the results of its checks. Pressing a cell shows the details. */
export function StatusMatrix() {
  const [shown, setShown] = useState<{ path: string; column: Shown }>();
  return (
    <div>
      <table className="status-matrix sb-unstyled">
        <thead>
          <tr>
            <th scope="col">Unit</th>
            {Object.entries(titles).map(([column, title]) => (
              <th key={column} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {Object.entries(STATUS_MATRIX).map(([path, row]) => (
          <tbody key={path}>
            <tr>
              <th scope="row">
                <a href={pageOf(`${idOf(path)}--docs`, 'docs')} target="_top">
                  {path}
                </a>
              </th>
              {Object.keys(titles).map((name) => {
                const column = name as Shown;
                const { state, word } = labelOf(row, column);
                const open = shown?.path === path && shown.column === column;
                return (
                  <td key={column}>
                    <button
                      type="button"
                      data-result={state}
                      aria-expanded={open}
                      aria-label={`${path}, ${titles[column]}: ${word}`}
                      onClick={() => setShown(open ? undefined : { path, column })}
                    >
                      {word}
                    </button>
                  </td>
                );
              })}
            </tr>
            {shown?.path === path && (
              <tr>
                <td colSpan={12}>
                  {shown.column === 'changes' ? (
                    <Changes changes={row.changes} />
                  ) : (
                    <Result path={path} cell={row.cells[shown.column]} />
                  )}
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Changes({ changes }: Pick<Row, 'changes'>) {
  if (changes === 'unknown') return <p>This clone does not have the commit that was checked.</p>;
  if (changes.length === 0) return <p>Nothing has changed since the check.</p>;
  return (
    <ul>
      {changes.map((commit) => (
        <li key={commit}>{commit}</li>
      ))}
    </ul>
  );
}

/** The details of a cell, with a link to each story or page. */
function Result({ path, cell }: { path: string; cell: Cell }) {
  const { state, summary, tools, date, items } = cell;
  return (
    <>
      <p>
        {summary}
        {tools && ` (${tools}, ${date})`}
      </p>
      {state !== 'none' && (
        <ul>
          <Suspense>{items ? items.map((item) => <Item key={item} item={item} />) : <Stories path={path} />}</Suspense>
        </ul>
      )}
    </>
  );
}

/** The file name of tests, or a link to a story or a docs page. */
function Item({ item }: { item: string }) {
  const page = item.match(/^page:(.+)/)?.[1];
  const id = page ? `${page}--docs` : item;
  return (
    <li>
      {item.includes('.test.') ? (
        <code>{item}</code>
      ) : (
        <a href={pageOf(id, page ? 'docs' : 'story')} target="_top">
          {id}
        </a>
      )}
    </li>
  );
}

interface Entry {
  id: string;
  type: string;
  importPath: string;
}
let entries: Promise<Entry[]> | undefined;

/** Storybook's index, fetched once. */
async function fetchEntries(): Promise<Entry[]> {
  const response = await fetch('./index.json');
  return Object.values((await response.json()).entries);
}

function Stories({ path }: { path: string }) {
  entries ??= fetchEntries();
  const own = use(entries).filter(({ type, importPath }) => type === 'story' && importPath.includes(`/src/${path}/`));
  return own.map(({ id }) => <Item key={id} item={id} />);
}

/** One sentence with the number of cells in each state. */
export function MatrixSum() {
  const rows = Object.values(STATUS_MATRIX);
  const cells = rows.flatMap((row) => Object.values(row.cells));
  const count = (state: Cell['state']) => cells.filter((cell) => cell.state === state).length;
  const changed = rows.filter(({ changes }) => changes !== 'unknown' && changes.length > 0).length;
  return (
    <p>
      {rows.length} units, {cells.length} cells: {count('pass')} passed, {count('none')} with nothing to check,{' '}
      {count('missing')} not checked yet, {count('fail')} bad. Units that have changed since their check: {changed}.
    </p>
  );
}
