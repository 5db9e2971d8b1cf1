import { inlineScript } from '../boot.js';
import { type LaterAssets, laterAssetsId } from './later-assets.js';

/** Styles and scripts of a page, as elements of `<head>`. The scripts are named here and fetched by the one that stands here. */
export const assetTags = (later: LaterAssets): string =>
  [
    ...later.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="application/json" id="${laterAssetsId}">${JSON.stringify(later)}</script>`,
    `<script>${inlineScript}</script>`,
  ].join('');
