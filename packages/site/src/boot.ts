import './styles.css';
import { laterAssets } from './head/later-assets.js';

/**
 * The first script of every page. Fetches the others once the page's content has been painted, all at the same time: everything can be
 * read and followed without them, so they come after what the eye waits for, which has the connection to itself.
 */
function start() {
  for (const href of laterAssets().scripts) setTimeout(preload, 0, href);
  import('./entry-client.js');
}

/** In a task of its own: together they would keep the visitor's input waiting on a slow phone. */
function preload(href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

// A page in the background is not painted until somebody looks at it.
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) start();
else {
  // The first paint may be of an empty page.
  const paint = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    paint.disconnect();
    start();
  });
  paint.observe({ type: 'paint', buffered: true });
}
