import { describe, expect, it } from 'vitest';
import { readAssets } from './assets.js';

const manifest = {
  'src/entry-client.tsx': { file: 'assets/index-1.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-3.js' },
  '_closing.js': { file: 'assets/closing-4.js', imports: ['_react.js'] },
  'style.css': { file: 'assets/index-2.css' },
  'src/pages/home.tsx': { file: 'assets/home-5.js', imports: ['src/entry-client.tsx', '_closing.js'] },
};

describe('readAssets', () => {
  it('returns the style sheet', () => {
    expect(readAssets(manifest).styles).toBe('/assets/index-2.css');
  });

  it('returns every script that a page needs for its first render, each once', () => {
    expect(readAssets(manifest).scriptsOf('home')).toEqual([
      '/assets/index-1.js',
      '/assets/react-3.js',
      '/assets/home-5.js',
      '/assets/closing-4.js',
    ]);
  });

  it('throws if the entry is missing from the manifest', () => {
    expect(() => readAssets({})).toThrow('has no src/entry-client.tsx');
  });
});
