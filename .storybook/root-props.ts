/** Props of React that every unit passes to its root, with their descriptions for the docs. */
export const rootProps: Readonly<Record<string, string>> = {
  ref: 'The root element.',
  className: 'Classes of the root, after its own.',
  style: 'Styles of the root, after its own.',
};
