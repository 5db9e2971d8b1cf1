import { expect, it } from 'vitest';
import { slugOf } from './slug-of.js';

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
