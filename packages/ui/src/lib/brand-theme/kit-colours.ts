/**
 * Colours of `theme.css` for code that cannot read CSS: brand themes, cards, manifest, Storybook. A test compares the
 * two.
 */
export const kitColours = {
  'paper-0': '#ffffff',
  'paper-50': '#f9f8f5',
  'paper-100': '#f4f3ee',
  'paper-200': '#eae8e2',
  'paper-300': '#d7d5cd',
  'ink-400': '#818691',
  'ink-600': '#4b505e',
  'ink-700': '#383e4f',
  'ink-800': '#20283e',
  'ink-900': '#10182e',
  'ink-950': '#080e21',
  'cobalt-600': '#0845e2',
  'sun-400': '#feae39',
} as const;
