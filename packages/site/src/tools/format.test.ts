import { afterEach, expect, it, vi } from 'vitest';

// Files share their modules: the next one must not get those of another language.
afterEach(() => {
  vi.doUnmock('@boundless/content/language');
  vi.doUnmock('@boundless/content/entries/tool-pages');
  vi.resetModules();
});

it.each([
  ['en', '$1,234.50', '12.50%', '1234.5', '1 day, 0 days, 2 days, 1.50\u00a0days'],
  ['fr', '1\u00a0234,50\u00a0$', '12,50\u00a0%', '1234,5', '1 jour, 0 jour, 2 jours, 1,50\u00a0jour'],
])('writes amounts, rates and counted units in the language of the build: %s', async (code, ...expected) => {
  vi.resetModules();
  const { languageOf } = await import('@boundless/content/languages');
  const { toolPages } = await import('@boundless/content/entries/tool-pages');
  vi.doMock('@boundless/content/language', () => ({ language: languageOf(code) }));
  const { toolPages: french } = await import('@boundless/content/fr/entries/tool-pages');
  const { counted } = code === 'fr' ? french : toolPages;
  vi.doMock('@boundless/content/entries/tool-pages', () => ({ toolPages: { ...toolPages, counted } }));
  const { fill, money, percent, typed } = await import('./format.js');
  const unit = code === 'fr' ? 'jours' : 'days';
  const sentence = fill(`{one} ${unit}, {none} ${unit}, {two} ${unit}, {part}\u00a0${unit}`, {
    one: '1',
    none: '0',
    two: '2',
    part: code === 'fr' ? '1,50' : '1.50',
  });
  expect([money(1234.5), percent(12.5), typed(1234.5), sentence]).toEqual(expected);
});
