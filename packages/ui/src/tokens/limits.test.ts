import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { breakpoints } from './limits.js';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

it('uses the same media queries for wide and tall windows as the styles, in rem', () => {
  expect(read('base.css')).toContain(`@media (height < ${breakpoints.tall})`);
  expect(read('tailwind.css')).toContain(`--breakpoint-lg: ${breakpoints.wide};`);
  expect(read('base.css')).toContain(`@media screen and (width >= ${breakpoints.wide})`);
});
