/**
 * What each generator adds to the files of its folder in `templates`: a line of an existing file, after the text that `after` finds, and what to do
 * next. Biome sorts the lines. A name such as `price-tag` replaces `__name__`, `__Name__` (PriceTag), `__key__` (priceTag) and `__title__`.
 */
export const generators = {
  article: {
    next: 'write packages/content/src/articles/__name__.md, remove its line "draft: true", then npm run check -w @boundless/content',
  },
  component: {
    insert: {
      file: 'packages/ui/src/components.ts',
      after: /^(?:import|export) .*;\n/m,
      line: "export { __Name__, type __Name__Props } from './components/__name__/index.js';",
    },
    command: 'api -w @boundless/ui',
    next: 'npx vitest run src/components/__name__ (in packages/ui), and npm run storybook',
  },
  page: {
    insert: {
      file: 'packages/content/src/pages.ts',
      after: /const pages\b[\s\S]*?\n(?=[}\]])/,
      line: "at('/__name__'),",
    },
    next: "change the words in packages/content/src/entries/__name__.ts, list the kit's sections in packages/site/src/pages/__name__.tsx, and see npm run dev -- --drafts",
  },
};
