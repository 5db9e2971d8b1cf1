import { describe, expect, it } from 'vitest';
import { readCategory } from './category-parameter.js';

describe('readCategory', () => {
  it.each([
    ['guides', 'guides'],
    ['Guides', 'guides'],
    ['all', 'all'],
    ['press-releases', 'press-releases'],
    ['Press Releases', 'press-releases'],
    ['PRESS+RELEASES', 'press-releases'],
    ['case studies', 'case-studies'],
    ['market-insights', 'market-insights'],
    ['news', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %j as %j', (parameter, filter) => {
    expect(readCategory(parameter)).toBe(filter);
  });
});
