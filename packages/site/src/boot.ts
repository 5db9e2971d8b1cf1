import { type LaterAssets, laterAssetsId } from './head/later-assets.js';

/**
 * The script that stands in every document, so that what the eye waits for has the connection and the processor to itself.
 *
 * Fetches the page's scripts once its content has been painted, all at the same time: everything can be read and followed
 * without them. On the first page of a visit the typefaces come after that paint too (their stand-ins have their width and
 * height), and so does the layout of what is far below the first screen. On further pages the typefaces are in the browser's
 * cache, and somebody may be on the way back to a place far below.
 *
 * It is written into the document as it stands (`inlineScript`) and can use nothing from outside.
 *
 * @param id of the element that names the scripts, the one to start with first.
 */
function boot(id: string) {
  const { scripts }: LaterAssets = JSON.parse(document.getElementById(id)?.textContent ?? '');
  const below = 'main>*+*,main>div:only-child>*+*,footer';
  const frame = () => new Promise(requestAnimationFrame);
  const add = <T extends HTMLElement>(element: T, properties: Partial<T>) => {
    document.head.append(Object.assign(element, properties));
    return element;
  };

  // Each in a task of its own: together they would keep the visitor's input waiting on a slow phone.
  function fetchScripts() {
    for (const href of scripts) setTimeout(() => add(document.createElement('link'), { rel: 'modulepreload', href }));
    add(document.createElement('script'), { type: 'module', src: scripts[0] ?? '' });
    add(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' });
  }

  /** Takes the typefaces that are fetched out of the style sheet, before anything is laid out in them. */
  function takeTypefaces(sheet: CSSStyleSheet) {
    return [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('url(')) return [];
      sheet.deleteRule([...sheet.cssRules].indexOf(rule));
      const value = (property: string) => rule.style.getPropertyValue(property);
      return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
        display: 'swap',
        unicodeRange: value('unicode-range'),
        weight: value('font-weight'),
      });
    });
  }

  // Each typeface and each part in a frame of its own, for the same reason; rarer characters are fetched where they occur.
  async function giveBack(typefaces: FontFace[], skip: HTMLElement) {
    const common = typefaces.filter(({ unicodeRange }) => unicodeRange.startsWith('U+20-'));
    await Promise.allSettled(common.map((face) => face.load()));
    for (const family of new Set(typefaces.map((face) => face.family))) {
      for (const face of typefaces) if (face.family === family) document.fonts.add(face);
      await frame();
    }
    const parts = document.querySelectorAll<HTMLElement>(below);
    for (const { style } of parts) {
      style.contentVisibility = 'visible';
      await frame();
    }
    skip.remove();
    for (const { style } of parts) style.contentVisibility = '';
  }

  // A page in the background is not painted until somebody looks at it.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return fetchScripts();

  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const first = visit?.type === 'navigate' && !location.hash && !document.referrer.startsWith(`${location.origin}/`);
  let begun = false;
  let afterwards = () => {};
  const begin = () => {
    if (begun) return;
    begun = true;
    afterwards();
    fetchScripts();
  };
  // The first paint may be of an empty page.
  const paint = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    paint.disconnect();
    begin();
  });
  paint.observe({ type: 'paint', buffered: true });
  // Firefox reports no paint of a page that it has scrolled before, to an anchor or to where it was.
  addEventListener('load', () => setTimeout(begin, first ? 2_000 : 100));

  const sheet = document.querySelector('style')?.sheet;
  if (!first || !sheet) return;
  const typefaces = takeTypefaces(sheet);
  const textContent = `${below}{content-visibility:auto;contain-intrinsic-size:auto 60rem}`;
  const skip = add(document.createElement('style'), { textContent });
  afterwards = () => void giveBack(typefaces, skip);
}

/** What the documents carry as a script, to the letter. */
export const inlineScript = `(${boot})("${laterAssetsId}")`;
