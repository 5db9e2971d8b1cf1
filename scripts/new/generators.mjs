/**
 * What each generator adds to the files of its folder in `templates`: lines of existing files, each after the text that `after` finds, and what to
 * do next. Biome sorts the lines. A name such as `price-tag` replaces `__name__`, `__Name__` (PriceTag), `__key__` (priceTag) and `__title__`.
 */
const statement = /^(?:import|export) .*;\n/m;
const endOfList = (name) => new RegExp(`const ${name}\\b[^]*?\\n(?=[}\\]])`);

export const generators = {
  article: {
    inserts: [],
    next: 'write packages/content/src/articles/__name__.md, remove its line "draft: true", then npm run check -w @boundless/content',
  },
  call: {
    inserts: [
      { file: 'packages/api/src/contract/paths.ts', after: endOfList('apiPaths'), line: "__key__: '/api/__name__'," },
      {
        file: 'packages/api/src/contract/schemas/index.ts',
        after: statement,
        line: "export * from './__name__.js';",
      },
      {
        file: 'packages/api/src/contract/openapi/operations.ts',
        after: endOfList('operations'),
        line: "call('get', apiPaths.__key__, '__title__', { 200: schemas.__key__ }),",
      },
      {
        file: 'packages/api/src/app.ts',
        after: statement,
        line: "import { add__Name__Routes } from './routes/__name__.js';",
      },
      { file: 'packages/api/src/app.ts', after: /^(?=.*unknownPath\);)/m, line: 'add__Name__Routes(app);' },
    ],
    next: 'write the schema, the route and its test, then npx vitest run src/routes/__name__.test.ts src/routes/contract.test.ts (in packages/api)',
  },
  component: {
    inserts: [
      {
        file: 'packages/ui/src/components.ts',
        after: statement,
        line: "export { __Name__, type __Name__Props } from './components/__name__/index.js';",
      },
    ],
    commands: ['api -w @boundless/ui'],
    next: 'npx vitest run src/components/__name__ (in packages/ui), and npm run storybook',
  },
  page: {
    inserts: [{ file: 'packages/content/src/pages.ts', after: endOfList('pages'), line: "at('/__name__')," }],
    next: "change the words in packages/content/src/entries/__name__.ts, list the kit's sections in packages/site/src/pages/__name__.tsx, and see npm run dev -- --drafts",
  },
};
