import { renderToString } from 'react-dom/server';
import { Page } from './page.js';
import { meta } from './partner.js';

export const render = () => renderToString(<Page />);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The content of `<head>`. */
export const head = () =>
  `<title>${escaped(meta.title)}</title><meta name="description" content="${escaped(meta.description)}">`;
