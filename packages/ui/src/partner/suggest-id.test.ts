import { expect, it } from 'vitest';
import { suggestId, variableName } from './suggest-id.js';

it('suggests an id for a name, and a variable for an id', () => {
  expect(suggestId('Żółta Łódź')).toBe('zolta-lodz');
  expect(suggestId('360 Straße')).toBe('strasse');
  expect(suggestId('日本金融')).toBe('');
  expect(variableName('nord-licht-2')).toBe('nordLicht2');
});
