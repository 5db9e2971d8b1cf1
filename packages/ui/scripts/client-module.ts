/** Hooks that React's server build has, too. */
const onServer = new Set(['useCallback', 'useDebugValue', 'useId', 'useMemo']);
const needsBrowser = (name: string) => /^(?:use[A-Z]|createContext$)|Context$/.test(name) && !onServer.has(name);

/** A function that is passed to an element: it cannot be sent to the browser. Handlers among a module's own props may be passed on. */
const handler = /\son[A-Z]\w*=\{(?!on[A-Z]\w*\})|=\{(?:\([^)]*\)|\w+) =>/;

/**
 * Whether React has to run a module in the browser, because it imports a hook or a context, or passes a handler. The build begins it with
 * `'use client'`. A module that passes functions in another way begins with it in the source.
 */
export function isClientModule(source: string): boolean {
  const imports = [...source.matchAll(/^import \{([^}]*)\} from '(?:react|\.)/gm)];
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  return names.some(needsBrowser) || handler.test(source);
}
