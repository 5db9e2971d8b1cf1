/**
 * `npm run lint:patterns`: rules that Biome cannot check. Regular expressions must not take quadratic time or worse, and components must use the colour
 * roles of `theme.css`.
 */
import parser from '@typescript-eslint/parser';
import regexp from 'eslint-plugin-regexp';

const primitive = '/\\b(?:paper|ink|cobalt|sun|green|red)-\\d{1,3}\\b/';
const message =
  'Use a role of packages/ui/src/tokens/theme.css (text-default, bg-solid, fill-drawn-line), not a primitive colour.';

export default [
  { ignores: ['**/dist/**', '**/generated/**', '**/*.test.*', '**/*.stories.*', '**/testing/**'] },
  {
    files: ['packages/*/src/**/*.{ts,tsx}'],
    languageOptions: { parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['packages/ui/src/{components,sections,templates}/**/*.{ts,tsx}', 'packages/site/src/**/*.{ts,tsx}'],
    languageOptions: { parser },
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: `Literal[value=${primitive}]`, message },
        { selector: `TemplateElement[value.raw=${primitive}]`, message },
      ],
    },
  },
];
