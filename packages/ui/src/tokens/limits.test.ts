import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { breakpoints } from './limits.js';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

it('asks for a wide window in the words of the styles, which hold for text of any size', () => {
  expect(read('theme.css')).toContain(`--breakpoint-lg: ${breakpoints.wide};`);
  expect(read('base.css')).toContain(`@media (width >= ${breakpoints.wide})`);
});
