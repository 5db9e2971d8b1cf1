/**
 * The kit's fixed colours that a brand's shades stand on or beside, as `theme.css` has them. A test holds the two together.
 */
export const kitColours = {
  'paper-0': '#ffffff',
  'paper-50': '#f9f8f5',
  'paper-100': '#f4f3ee',
  'paper-200': '#eae8e2',
  'paper-300': '#d7d5cd',
  'ink-600': '#4b505e',
  'ink-700': '#383e4f',
  'ink-800': '#20283e',
  'ink-900': '#10182e',
  'ink-950': '#080e21',
} as const;
