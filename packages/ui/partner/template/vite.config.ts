import { brandTheme } from '@boundless/ui/brand-theme';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brand } from './src/brand.js';

/** The theme is derived here, when the project is built: a visitor's browser receives plain variables. */
const { variables, notes } = brandTheme(brand);
for (const note of notes) console.log(note);

export default defineConfig({
  plugins: [react()],
  define: {
    __THEME__: JSON.stringify(variables),
    __TODAY__: JSON.stringify(new Date().toISOString().slice(0, 10)),
  },
  // The server build runs once and is then deleted, so it bundles all its dependencies.
  ssr: { noExternal: true },
});
