import type { Preview } from '@storybook/react-vite';
import { rootProps } from './root-props.js';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Types whose values are JSX or functions. */
const codeTypes = /\b(ReactNode|ReactElement|LucideIcon|ComponentType|ElementType|Ref)\b/;

/** Whether a value is or contains an element, a component or a function. */
function holdsCode(value: unknown): boolean {
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null) return false;
  return '$$typeof' in value || Object.values(value).some(holdsCode);
}

/**
 * Removes the controls of args that hold code. The object editor would show React's internals, and its values would break the story. A node that is a
 * string keeps a text control.
 */
export const withoutWrittenArgs: Enhancer = ({ argTypes, initialArgs }) => {
  // Args without a type, such as `children`, are in the story only.
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  const found = [...names].map((name) => {
    const argType = argTypes[name] ?? { name };
    const value = initialArgs[name];
    const typed = argType.type?.name === 'other' && codeTypes.test(argType.type.value);
    if (argType.control !== undefined || !(typed || holdsCode(value))) return [name, argTypes[name]] as const;
    return [name, { ...argType, control: typeof value === 'string' ? { type: 'text' } : { disable: true } }] as const;
  });
  return Object.fromEntries(found.filter(([, argType]) => argType));
};

/** Shows a default from a comment, `@default 'md'`, like one from the code: "md" instead of "'md'". */
export const withPlainDefaults: Enhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, { table, ...argType }]) => {
      const summary = table?.defaultValue?.summary?.replace(/^"'(.*)'"$/, '"$1"');
      return [
        name,
        { ...argType, table: { ...table, ...(summary && { defaultValue: { ...table?.defaultValue, summary } }) } },
      ];
    }),
  );

/** Lists `ref`, `className` and `style` last, each in a sentence instead of React's documentation. */
export const withRootProps: Enhancer = ({ argTypes }) => {
  const isRoot = (name: string) => name in rootProps;
  const sorted = Object.entries(argTypes).sort(([a], [b]) => Number(isRoot(a)) - Number(isRoot(b)));
  return Object.fromEntries(
    sorted.map(([name, argType]) => [name, isRoot(name) ? { ...argType, description: rootProps[name] } : argType]),
  );
};
