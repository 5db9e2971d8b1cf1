/** Which files may import which, for dependency-cruiser (`npm run lint:imports`). docs/architecture.md explains the packages. */
const tests = '\\.(test|stories)\\.tsx?$|\\.samples\\.tsx?$|^packages/[^/]+/src/(test|testing)/';

/**
 * Folders and files of a package's `src`, lowest first. Each may only import from lower ones.
 */
const layers = {
  ui: ['tokens', 'lib', 'hooks', 'components', 'sections', 'templates', 'partner'],
  api: [
    ...[
      'contract',
      'lib',
      'store',
      'retention',
      'staff',
      'outbox',
      'newsletter',
      'metrics',
      'middleware',
      'http',
      'site',
    ],
    ...['app-deps', 'routes', 'app', 'env', 'storage', 'start', 'start-error', 'server', 'cli'],
  ],
  site: [
    ...[
      'addresses',
      'data',
      'head',
      'routing',
      'forms',
      'search',
      'tools',
      'blog',
      'admin',
      'shell',
      'partners',
      'pages',
    ],
    ...['routes', 'app', 'entry-client'],
  ],
};

const layerRules = Object.entries(layers).flatMap(([name, all]) =>
  all.slice(0, -1).map((layer, index) => ({
    name: `${name}-${layer}-imports-no-layer-above`,
    severity: 'error',
    from: { path: `^packages/${name}/src/${layer}(/|\\.)`, pathNot: tests },
    to: { path: `^packages/${name}/src/(${all.slice(index + 1).join('|')})(/|\\.)` },
  })),
);

/** A package may import the listed workspace packages only. */
const mayImport = {
  ui: [],
  content: [],
  api: [],
  site: ['ui', 'content', 'api/src/contract'],
};

const packageRules = Object.entries(mayImport).map(([name, allowed]) => ({
  name: `${name}-imports-${allowed.length === 0 ? 'no-package' : 'only-its-packages'}`,
  severity: 'error',
  from: { path: `^packages/${name}/src/`, pathNot: tests },
  to: { path: '^packages/', pathNot: [name, ...allowed].map((path) => `^packages/${path}(/|\\.ts)`) },
}));

export default {
  forbidden: [
    { name: 'no-circular-import', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: '(^|/)(dist|dist-server|generated)/|^virtual:|\\?|^(mdast|node)$',
      },
    },
    {
      name: 'no-relative-path-into-another-package',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: ['^packages/', '^scripts/'], pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'import-other-components-from-their-index',
      severity: 'error',
      from: { path: '^packages/ui/src/(components|sections|templates)/([^/]+)/' },
      to: {
        path: '^packages/ui/src/(components|sections|templates)/[^/]+/',
        pathNot: ['^packages/ui/src/$1/$2/', '/index\\.ts$', '\\.samples\\.tsx?$'],
      },
    },
    {
      name: 'types-of-the-kit-import-no-components',
      severity: 'error',
      from: { path: '^packages/ui/src/types[/.]' },
      to: { path: '^packages/ui/src/(hooks|components|sections|templates)/' },
    },
    {
      name: 'content-is-data',
      comment: 'A component belongs to the kit; a section of one partner to packages/site/src/partners.',
      severity: 'error',
      from: { path: '^packages/content/src/', pathNot: tests },
      to: { path: '^node_modules/|\\.tsx$', pathNot: '^node_modules/(zod|vite/types)/' },
    },
    {
      name: 'storybook-imports-kit-content-and-sections-of-partners',
      severity: 'error',
      from: { path: '^\\.storybook/' },
      to: { path: '^packages/(api|site)/', pathNot: '^packages/site/src/partners/' },
    },
    {
      name: 'src-imports-no-build-scripts-or-tests',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: tests },
      to: { path: ['^packages/[^/]+/(bench|build|checks|e2e|partner|scripts|testing)/', '^scripts/'] },
    },
    {
      name: 'build-imports-no-scripts-or-tests',
      severity: 'error',
      from: { path: '^packages/([^/]+)/build/', pathNot: tests },
      to: { path: ['^packages/$1/(checks|e2e|scripts|testing)/', '^scripts/'] },
    },
    {
      name: 'scripts-import-no-browser-tests',
      severity: 'error',
      from: { path: '(^|/)scripts/' },
      to: { path: '^packages/[^/]+/e2e/' },
    },
    {
      name: 'e2e-imports-no-code-that-it-tests',
      severity: 'error',
      from: { path: '^packages/[^/]+/e2e/' },
      to: { path: '^packages/', pathNot: '^packages/[^/]+/(e2e|generated)/' },
    },
    {
      name: 'scripts-import-no-package',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^packages/' },
    },
    ...packageRules,
    ...layerRules,
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(dist|generated|test-results|storybook-static)/|^packages/ui/(testing/outside/fixtures|partner/testing/in-french)/',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@boundless/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
