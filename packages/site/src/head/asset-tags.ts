import { bootScript } from '../boot.js';
import { type LaterAssets, laterAssetsId } from './later-assets.js';

/** What the documents carry as a script, to the letter. */
export const inlineScript = bootScript(laterAssetsId);

/** Fonts, styles and scripts of a page, as elements of `<head>`. The scripts are named here and fetched by the one that stands here. */
export const assetTags = (fonts: readonly string[], later: LaterAssets): string =>
  [
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...later.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="application/json" id="${laterAssetsId}">${JSON.stringify(later)}</script>`,
    `<script>${inlineScript}</script>`,
  ].join('');
