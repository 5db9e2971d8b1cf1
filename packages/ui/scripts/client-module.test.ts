import { expect, it } from 'vitest';
import { isClientModule } from './client-module.js';

it.each([
  ['uses a hook', `import { useState } from 'react';\nexport const Panel = () => <p>{useState(0)[0]}</p>;`],
  ['uses a hook of the kit', `import {\n  type State,\n  useRotation,\n} from '../../hooks/use-rotation.js';`],
  ['makes a context', `import { createContext } from 'react';\nexport const Theme = createContext('');`],
  ['reads a context', `import { use } from 'react';\nimport { ThemeContext } from './theme.js';`],
  ['handles an event', 'export const Go = ({ go }) => <button onClick={go && (() => go())}>Go</button>;'],
  ['passes a function', 'export const Rows = () => <Table draw={(row) => <b>{row}</b>} />;'],
])('a module that %s runs in the browser', (_, source) => expect(isClientModule(source)).toBe(true));

it.each([
  ['renders others', `import { Panel } from './panel.js';\nexport const Page = () => <Panel title="Words" />;`],
  ['passes a handler on', 'export const Go = ({ onClick }) => <button onClick={onClick}>Go</button>;'],
  ['uses a function of a package', `import { useMode } from 'culori/fn';`],
  ['imports types only', `import type { useState } from 'react';\nexport type State = ReturnType<typeof useState>;`],
  [
    'uses a hook that servers have',
    `import { useId } from 'react';\nexport const Field = () => <input id={useId()} />;`,
  ],
])('a module that %s runs on the server', (_, source) => expect(isClientModule(source)).toBe(false));
