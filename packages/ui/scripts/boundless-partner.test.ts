import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { slugOf } from '../bin/slug-of.mjs';

describe('slugOf', () => {
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
});

describe('boundless-partner', () => {
  const target = join(tmpdir(), 'boundless-partner-is-never-made');
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../bin/boundless-partner.mjs'), target, ...args], {
      encoding: 'utf8',
    });

  it.each([
    [['--name', '日本金融'], 'No id can be made of the name "日本金融": it has no Latin letter or digit. Give --id.\n'],
    [['--id', '日本'], '--id 日本 must be lower-case words joined by hyphens.\n'],
  ])('stops at %j, and says what to do', (args, message) => {
    const { status, stderr } = run(...args);
    expect(stderr).toBe(message);
    expect(status).toBe(1);
    expect(existsSync(target)).toBe(false);
  });
});
