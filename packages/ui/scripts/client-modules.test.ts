import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { clientModules } from './client-modules.js';

const folder = mkdtempSync(join(tmpdir(), 'client-modules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sources = {
  'context.ts': `import { createContext } from 'react'; export const Theme = createContext('');`,
  'index.ts': `export { Theme } from './context.js'; export { Panel as Sheet } from './panel.js';`,
  'reads-context.tsx': `import { use } from 'react'; import { Theme } from './index.js'; export const A = () => <b>{use(Theme)}</b>;`,
  'panel.tsx': `import { useState } from 'react'; export const Panel = () => <p>{useState(0)[0]}</p>;`,
  'renders-panel.tsx': `import { Sheet } from './index.js'; export const B = () => <Sheet title="Words" />;`,
  'namespace.ts': `import { Sheet } from './index.js'; export const Parts = { Sheet };`,
  'renders-namespace.tsx': `import { Parts } from './namespace.js'; export const C = () => <Parts.Sheet />;`,
  'handles.tsx': `export const D = ({ go }) => <button onClick={go && (() => go())}>Go</button>;`,
  'passes-handler.tsx': `export const E = ({ onClick }) => <button onClick={onClick}>Go</button>;`,
  'drawers.tsx': `export const drawers = (size) => ({ mark: () => <i>{size}</i> });`,
  'spreads-drawers.tsx': `import { drawers } from './drawers.js'; export const F = () => <G {...drawers(2)} />;`,
  'types-only.ts': `import type { useState } from 'react'; export type State = ReturnType<typeof useState>;`,
};

it('finds what uses the browser, passes functions, or reads what only the browser has', () => {
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  const found = clientModules(Object.keys(sources).map((name) => join(folder, name)));
  expect([...found].map((file) => basename(file)).sort()).toEqual([
    'context.ts',
    'handles.tsx',
    'panel.tsx',
    'reads-context.tsx',
    'spreads-drawers.tsx',
  ]);
});
