import { afterEach, expect, it, vi } from 'vitest';
import { blockText } from './schemas/block.js';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const content = async () => {
  const { terms } = await import('./entries/terms.js');
  return terms.sections.flatMap(({ content }) => content.map(blockText)).join('\n');
};

it('names no license in the terms unless one is configured', async () => {
  expect(await content()).toContain('None is listed here yet.');
});

it('lists each configured license in the terms', async () => {
  vi.stubEnv('PUBLIC_LICENSES', 'Texas OCCC registration: 12345; Missouri broker registration: 678');
  const text = await content();
  expect(text).toContain('Texas OCCC registration: 12345\nMissouri broker registration: 678');
  expect(text).not.toContain('None is listed here yet.');
});
