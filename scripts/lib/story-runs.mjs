/** The modes of `.storybook/test-runner.ts` that `npm run test:slow` adds to the default one. */
export const slowModes = ['forced-colors', 'reduced-motion', 'rtl', 'fr', 'phone', 'large-text', 'brand'];
