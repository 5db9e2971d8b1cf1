import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/{docs,src}/**/*.mdx',
    '../packages/ui/{docs,src}/**/*.stories.tsx',
    './generated/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal(vite) {
    vite.plugins = [...(vite.plugins ?? []), tailwindcss()];
    vite.resolve = {
      ...vite.resolve,
      conditions: ['@boundless/source', 'module', 'browser', 'development|production'],
    };
    return vite;
  },
};

export default config;
