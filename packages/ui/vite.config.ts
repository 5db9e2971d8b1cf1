import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Every module of the kit. Each becomes a file of its own, so that importing one brings what it needs and nothing else. */
const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|samples)\.tsx?$|\.d\.ts$|^test[\\/]/.test(file))
  .map((file) => join(import.meta.dirname, 'src', file));

/** `--mode style` builds the style sheets and their fonts; otherwise the JavaScript is built. Both go to `dist`. */
export default defineConfig(({ mode }) =>
  mode === 'style'
    ? {
        base: './',
        plugins: [tailwindcss()],
        build: {
          emptyOutDir: false,
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: ['styles', 'styles-without-fonts', 'page', 'page-without-fonts'].map((name) => `src/${name}.css`),
            output: {
              assetFileNames: ({ names: [name = ''] }) => (name.endsWith('.css') ? name : 'fonts/[name][extname]'),
            },
          },
        },
      }
    : {
        plugins: [react()],
        build: {
          target: 'es2022',
          minify: false,
          lib: { entry: modules, formats: ['es'] },
          rolldownOptions: {
            external: /^[^./]/,
            output: {
              preserveModules: true,
              preserveModulesRoot: 'src',
              entryFileNames: '[name].js',
            },
          },
        },
      },
);
