import { describe, expect, it } from 'vitest';
import { readAssets } from './build-assets.js';

const manifest = {
  'index.html': { file: 'assets/index-1.js', isEntry: true, css: ['assets/index-2.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-3.js' },
  '_closing.js': { file: 'assets/closing-4.js', imports: ['_react.js'] },
  'src/pages/home.tsx': { file: 'assets/home-5.js', imports: ['index.html', '_closing.js'] },
  'fonts/a-latin.woff2': { file: 'assets/a-6.woff2' },
  'fonts/a-latin-more.woff2': { file: 'assets/a-7.woff2' },
};

describe('readAssets', () => {
  it('names the styles and the fonts of every page', () => {
    const { styles, fonts } = readAssets(manifest);
    expect({ styles, fonts }).toEqual({
      styles: ['/assets/index-2.css'],
      fonts: ['/assets/a-6.woff2'],
    });
  });

  it('names every script that a page needs at first, once, and first the one to start with', () => {
    expect(readAssets(manifest).scriptsOf({ path: '/', page: 'home' })).toEqual([
      '/assets/index-1.js',
      '/assets/react-3.js',
      '/assets/home-5.js',
      '/assets/closing-4.js',
    ]);
  });

  it('says so when the build has no entry', () => {
    expect(() => readAssets({})).toThrow('names no entry');
  });
});
