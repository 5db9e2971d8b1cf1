/** Biome lints everything. This finds what it cannot: patterns that take quadratic time, or worse, on text from outside. */
import parser from '@typescript-eslint/parser';
import regexp from 'eslint-plugin-regexp';

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
];
