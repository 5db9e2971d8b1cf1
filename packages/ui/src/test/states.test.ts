import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storyId, unitStates } from '../../docs/states/unit-states.js';

const units = Object.values(unitStates).flatMap((group) => Object.entries(group));

describe('the page with every state', () => {
  it.each(units)('shows stories of %s that exist', (path, { states }) => {
    const source = readFileSync(join(import.meta.dirname, '..', path, `${basename(path)}.stories.tsx`), 'utf8');
    for (const story of Object.values(states)) expect(source).toMatch(new RegExp(`^export const ${story}\\b`, 'm'));
  });

  it('finds them by the id that Storybook gives', () => {
    expect(storyId('components/faq', 'OpenedByClick')).toBe('components-faq--opened-by-click');
    expect(storyId('sections/highlight-group', 'RowsInAColumn')).toBe('sections-highlight-group--rows-in-a-column');
  });
});
