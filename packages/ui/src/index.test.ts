/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import * as kit from './index.js';
import source from './index.ts?raw';

const folders = Object.keys(import.meta.glob('./{components,sections,templates}/*/index.ts'));

describe('the kit', () => {
  it.each(folders)('exports what %s does', (path) => {
    expect(source).toContain(`'${path.replace(/\.ts$/, '.js')}'`);
  });

  it('exports nothing that is not there', () => {
    for (const [name, value] of Object.entries(kit)) expect(value, name).toBeDefined();
    expect(Object.keys(kit).length).toBeGreaterThan(folders.length);
  });
});
