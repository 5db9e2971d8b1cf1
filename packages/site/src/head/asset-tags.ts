import type { PageAssets } from '../build-assets.js';
import type { PageRoute } from '../routing/page.js';
import { pageScriptsId } from './page-scripts.js';

/** Fonts, styles and scripts of a page, as elements of `<head>`. The scripts but the first are named here and fetched by it. */
export const assetTags = ({ fonts, styles, entry, scriptsOf }: PageAssets, route: PageRoute) =>
  [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    `<script type="application/json" id="${pageScriptsId}">${JSON.stringify(scriptsOf(route))}</script>`,
    `<script type="module" src="${entry}"></script>`,
  ].join('');
