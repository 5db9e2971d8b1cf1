/** The brand's variables and the day of the build (an ISO date), put here by vite.config.ts. */
declare const __THEME__: Record<`--${string}`, string>;
declare const __TODAY__: string;
