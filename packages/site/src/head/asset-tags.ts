import type { PageAssets } from '../build-assets.js';
import { type LaterAssets, laterAssetsId } from './later-assets.js';

/** Styles and scripts of a page, as elements of `<head>`. The scripts but the first are named here and fetched by it. */
export const assetTags = (entry: PageAssets['entry'], later: LaterAssets): string =>
  [
    ...later.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="application/json" id="${laterAssetsId}">${JSON.stringify(later)}</script>`,
    `<script type="module" src="${entry}"></script>`,
  ].join('');
