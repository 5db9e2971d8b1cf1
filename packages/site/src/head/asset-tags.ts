import type { PageAssets } from '../build-assets.js';
import type { PageRoute } from '../routing/page.js';

/** Fonts, styles and scripts of a page, as elements of `<head>`. */
export const assetTags = ({ fonts, styles, entry, scriptsOf }: PageAssets, route: PageRoute) =>
  [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...scriptsOf(route).map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
  ].join('');
