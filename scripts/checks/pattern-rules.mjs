/**
 * `npm run lint:patterns`: rules that Biome cannot check. Regular expressions must not take quadratic time or worse, and components must use the colour
 * roles of `tailwind.css`, logical sides, and, where a class is given (`className`, `cn`, `cva`), classes that exist. `classes.server.test.ts` in the kit
 * reads those that are written elsewhere.
 */
import parser from '@typescript-eslint/parser';
import tailwind from 'eslint-plugin-better-tailwindcss';
import regexp from 'eslint-plugin-regexp';

const primitive = '/\\b(?:paper|ink|cobalt|sun|green|red)-\\d{1,3}\\b/';
const message =
  'Use a role of packages/ui/src/tokens/tailwind.css (text-default, bg-solid, fill-drawn-line), not a primitive colour.';

// Utilities and properties that name a side, outside words of content ("left-aligned" is no utility).
const side =
  '/(?<![\\w-])-?(?:(?:scroll-)?[mp][lr]-|(?:left|right)-[\\d(\\[]|(?:left|right)-(?:auto|full|fluid)|border-[lr](?![a-z])|rounded-(?:[lr]|[tb][lr])(?![a-z])|(?:text|float|clear|origin(?:-top|-bottom)?)-(?:left|right)(?![\\w-]))/';
const sideMessage =
  'Name a logical side (ms-4, inset-e-0, border-s, text-start, origin-(--start)): pages are also read from right to left.';

const properties = '/^(?:margin|padding|border|scroll(?:Margin|Padding))(?:Left|Right)/';

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
    plugins: { tailwind },
    settings: { 'better-tailwindcss': { entryPoint: 'packages/ui/src/page-without-fonts.css' } },
    rules: {
      'tailwind/no-unknown-classes': ['error', { ignore: ['^bl-highlight-'] }],
      'no-restricted-syntax': [
        'error',
        { selector: `Literal[value=${primitive}]`, message },
        { selector: `TemplateElement[value.raw=${primitive}]`, message },
        { selector: `Literal[value=${side}]`, message: sideMessage },
        { selector: `TemplateElement[value.raw=${side}]`, message: sideMessage },
        { selector: `Property[key.name=${properties}]`, message: sideMessage },
      ],
    },
  },
];
