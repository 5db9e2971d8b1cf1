import { type LaterAssets, laterAssetsId } from './head/later-assets.js';

/**
 * The script that stands in every document. Fetches the page's scripts once its content has been painted, all at the same time:
 * everything can be read and followed without them, so they come after what the eye waits for, which has the connection to itself.
 *
 * It is written into the document as it stands (`inlineScript`) and can use nothing from outside.
 *
 * @param id of the element that names the scripts, the one to start with first.
 */
function boot(id: string) {
  const { scripts }: LaterAssets = JSON.parse(document.getElementById(id)?.textContent ?? '');

  // Each in a task of its own: together they would keep the visitor's input waiting on a slow phone.
  function start() {
    for (const href of scripts) {
      setTimeout(() =>
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href })),
      );
    }
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: scripts[0] }));
  }

  // A page in the background is not painted until somebody looks at it.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return start();
  // The first paint may be of an empty page.
  const paint = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    paint.disconnect();
    start();
  });
  paint.observe({ type: 'paint', buffered: true });
}

/** What the documents carry as a script, to the letter. */
export const inlineScript = `(${boot})("${laterAssetsId}")`;
