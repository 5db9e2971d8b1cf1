import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Types whose values are written in JSX or in code. */
const written = /\b(ReactNode|ReactElement|LucideIcon|ComponentType|ElementType)\b/;

/** Whether a value is or contains an element, a component or a function, which JSON cannot hold. */
function isWritten(value: unknown): boolean {
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null) return false;
  return '$$typeof' in value || Object.values(value).some(isWritten);
}

/**
 * Removes the control of args that cannot be typed: the object editor shows React's internals, and what it sets breaks the story. A node
 * that is a string keeps a text control.
 */
export const withoutWrittenArgs: Enhancer = ({ argTypes, initialArgs }) => {
  // Args without a type, such as `children`, are only in the story.
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  const found = [...names].map((name) => {
    const argType = argTypes[name] ?? { name };
    const value = initialArgs[name];
    const typed = argType.type?.name === 'other' && written.test(argType.type.value);
    if (argType.control !== undefined || !(typed || isWritten(value))) return [name, argTypes[name]] as const;
    return [name, { ...argType, control: typeof value === 'string' ? { type: 'text' } : { disable: true } }] as const;
  });
  return Object.fromEntries(found.filter(([, argType]) => argType));
};

/** Shows a default that a comment gives, `@default 'md'`, as one that the code gives: "md", in one pair of quotation marks. */
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
