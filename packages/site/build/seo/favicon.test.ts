import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kitColours } from '@boundless/ui/brand-theme';
import { expect, it } from 'vitest';

it('has the kit’s colour', () => {
  const icon = readFileSync(join(import.meta.dirname, 'favicon.svg'), 'utf8');
  expect(icon.match(/#[0-9a-f]{6}/g)).toEqual([kitColours['cobalt-600']]);
});
