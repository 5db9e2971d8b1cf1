import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import { rootProps } from './root-props.ts';
import { writePartnerStories } from './write-partner-stories.ts';

writePartnerStories();

/** Whether the docs show a prop: those that the unit declares, and three that every root takes. Other attributes are left out. */
const isShownProp = ({ name, parent }: { name: string; parent?: { fileName: string } }) =>
  name in rootProps || (!name.startsWith('data-') && !parent?.fileName.includes('node_modules'));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/{docs,src}/**/*.mdx',
    '../packages/ui/{docs,src}/**/*.stories.tsx',
    './generated/*.stories.tsx',
  ],
  staticDirs: ['./public', { from: '../packages/ui/src/fonts', to: '/fonts' }],
  // remark-gfm, because plain MDX does not support tables.
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    // Shows `:hover` and `:focus-visible` with classes such as `pseudo-hover`.
    'storybook-addon-pseudo-states',
    // Serves coding agents at /mcp while `npm run storybook` runs.
    '@storybook/addon-mcp',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The search finds headings of docs pages, of which "Other names" has those of other libraries.
  features: { sidebarOnboardingChecklist: false, componentsManifest: true, experimentalSearchDocsHeadings: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    // @ts-expect-error: Storybook's type of it is `undefined`.
    reactDocgenTypescriptOptions: {
      propFilter: isShownProp,
      // An optional union is a choice in Controls, and not a JSON editor.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
    },
  },
  viteFinal(vite) {
    vite.plugins = [...(vite.plugins ?? []), tailwindcss()];
    vite.resolve = {
      ...vite.resolve,
      conditions: ['@boundless/source', 'module', 'browser', 'development|production'],
    };
    // The code on docs pages takes the components' names from their functions.
    vite.build = {
      ...vite.build,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: { ...vite.build?.rolldownOptions?.output, keepNames: true },
      },
    };
    return vite;
  },
};

export default config;
