import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newestPublished } from './newest-published.mjs';

it('changes when the day of an article comes, and not otherwise', () => {
  const folder = mkdtempSync(join(tmpdir(), 'articles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a.md'), '---\npublishAt: 2027-01-15\n---\n');
  mkdirSync(join(folder, 'fr'));
  writeFileSync(join(folder, 'fr', 'b.md'), '---\npublishAt: "2027-01-15T09:00:00-05:00"\n---\n');
  writeFileSync(join(folder, 'c.md'), '---\ntitle: A\n---\n');
  const at = (day) => newestPublished(new Date(day), folder);
  expect(at('2027-01-14T23:59:59Z')).toBe('');
  expect(at('2027-01-15T00:00:00Z')).toBe('2027-01-15');
  expect(at('2027-01-15T14:00:00Z')).toBe('2027-01-15T09:00:00-05:00');
  expect(at('2028-02-29')).toBe('2027-01-15T09:00:00-05:00');
});
