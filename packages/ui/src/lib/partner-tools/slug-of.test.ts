import { expect, it } from 'vitest';
import { slugOf, suggestId, variableName } from './slug-of.js';

it.each([
  ['Böhm & Söhne GmbH', 'bohm-sohne-gmbh'],
  ['Żółta Łódź', 'zolta-lodz'],
  ['ŻÓŁTA ŁÓDŹ', 'zolta-lodz'],
  ['Smørrebrød Æbelø', 'smorrebrod-aebelo'],
  ['Đà Nẵng Œuvres', 'da-nang-oeuvres'],
  ['Þór & Ðjúp', 'thor-djup'],
  ['Işıl İnşaat', 'isil-insaat'],
  ['360 Straße', '360-strasse'],
  ["Acme's", 'acme-s'],
  ['日本 Finance', 'finance'],
  ['日本金融', ''],
])('turns %s into the slug "%s"', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('suggests an id for a name, and a variable for an id', () => {
  expect(suggestId('Żółta Łódź')).toBe('zolta-lodz');
  expect(suggestId('360 Straße')).toBe('strasse');
  expect(suggestId('日本金融')).toBe('');
  expect(variableName('nord-licht-2')).toBe('nordLicht2');
});
