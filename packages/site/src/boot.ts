import './styles.css';
import { pageScriptsId } from './head/page-scripts.js';

/**
 * The first script of every page. Fetches the others once the page has been painted, all at the same time: everything can be
 * read and followed without them, so they come after what the eye waits for, which has the connection to itself.
 */
function start() {
  const list = document.getElementById(pageScriptsId)?.textContent ?? '[]';
  for (const href of JSON.parse(list) as string[]) {
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
