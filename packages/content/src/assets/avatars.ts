/// <reference types="vite/types/importMeta.d.ts" />
const files = import.meta.glob<string>('./avatars/*.svg', { eager: true, query: '?url', import: 'default' });

/** Addresses of the authors' pictures, by the `avatar` of `entries/authors.ts`. */
export const avatars: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([file, address]) => [file.replace(/^.*\/|\.svg$/g, ''), address]),
);
