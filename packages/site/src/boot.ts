import './styles.css';
import { laterAssets } from './head/later-assets.js';

/**
 * The first script of every page. Fetches the others once the page has been painted, all at the same time: everything can be
 * read and followed without them, so they come after what the eye waits for, which has the connection to itself.
 */
function start() {
  for (const href of laterAssets().scripts) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  import('./entry-client.js');
}

// A page in the background is not painted until somebody looks at it.
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) start();
else {
  const paint = new PerformanceObserver(() => {
    paint.disconnect();
    start();
  });
  paint.observe({ type: 'paint', buffered: true });
}
