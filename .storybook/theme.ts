import { create } from 'storybook/theming/create';

/** The colours of tokens/theme.css, which Storybook's own interface cannot read. */
const paper = { 0: '#ffffff', 100: '#f4f3ee', 200: '#eae8e2', 300: '#d7d5cd' };
const ink = { 400: '#818691', 600: '#4b505e', 900: '#10182e' };
const cobalt = '#0845e2';

/** Storybook in the kit's colours: its frame and its docs pages. */
export const theme = create({
  base: 'light',
  brandTitle: 'Boundless UI',
  brandImage: './lockup.svg',
  brandUrl: './?path=/docs/welcome--docs',
  brandTarget: '_self',
  colorPrimary: cobalt,
  colorSecondary: cobalt,
  appBg: paper[0],
  appContentBg: paper[100],
  appPreviewBg: paper[100],
  appHoverBg: paper[200],
  appBorderColor: paper[300],
  appBorderRadius: 6,
  barBg: paper[0],
  barTextColor: ink[600],
  barHoverColor: cobalt,
  barSelectedColor: cobalt,
  textColor: ink[900],
  textMutedColor: ink[600],
  textInverseColor: paper[0],
  buttonBg: paper[0],
  buttonBorder: paper[300],
  booleanBg: paper[200],
  booleanSelectedBg: paper[0],
  inputBg: paper[0],
  inputBorder: ink[400],
  inputTextColor: ink[900],
  inputBorderRadius: 6,
  fontBase: '"Hanken Grotesk Variable", system-ui, sans-serif',
  fontCode: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
});
