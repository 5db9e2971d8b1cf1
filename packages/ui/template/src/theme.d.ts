/** The brand's variables, put here by vite.config.ts. */
declare const __THEME__: Record<`--${string}`, string>;
