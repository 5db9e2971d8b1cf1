import { describe, expect, it } from 'vitest';
import { readAssets } from './build-assets.js';

const manifest = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, css: ['assets/index-2.css'], imports: [] },
  'src/entry-client.tsx': { file: 'assets/client-7.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-3.js' },
  '_closing.js': { file: 'assets/closing-4.js', imports: ['_react.js'] },
  'src/pages/home.tsx': { file: 'assets/home-5.js', imports: ['src/entry-client.tsx', '_closing.js'] },
  'fonts/a.woff2': { file: 'assets/a-6.woff2' },
};

describe('readAssets', () => {
  it('names the entry, its styles and the fonts', () => {
    const { entry, styles, fonts } = readAssets(manifest);
    expect({ entry, styles, fonts }).toEqual({
      entry: '/assets/index-1.js',
      styles: ['/assets/index-2.css'],
      fonts: ['/assets/a-6.woff2'],
    });
  });

  it('names every script that a page needs at first, once, and not the entry itself', () => {
    expect(readAssets(manifest).scriptsOf({ path: '/', page: 'home' })).toEqual([
      '/assets/client-7.js',
      '/assets/react-3.js',
      '/assets/home-5.js',
      '/assets/closing-4.js',
    ]);
  });

  it('says so when the build has no entry', () => {
    expect(() => readAssets({})).toThrow('names no entry');
  });
});
