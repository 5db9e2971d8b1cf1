import type { Page } from '@boundless/content/pages';
import { type PageData, pageDataId } from '../src/data/page-data.js';
import fallbackFonts from '../src/fallback-fonts.css?inline';
import type { PageAssets } from './assets.js';
import { inlineScript, laterId } from './boot.js';

export interface StylesProps {
  assets: PageAssets;
  /** Whether the document gets the rules for its first paint in another way, and the sheets follow it. */
  follow: boolean;
}

/** The style sheets: linked, or for browsers without scripts alone, where the sheets follow the first paint. */
export const Styles = ({ assets: { styles, fonts }, follow }: StylesProps) =>
  follow ? (
    <>
      {/* Beasties finds no use of them: their names are in custom properties. */}
      <style>{fallbackFonts}</style>
      <noscript>
        <link rel="stylesheet" href={styles} />
        <link rel="stylesheet" href={fonts} />
      </noscript>
    </>
  ) : (
    <link rel="stylesheet" href={styles} />
  );

export interface LaterProps {
  assets: PageAssets;
  route: Page;
  data: PageData;
}

/** What a page hydrates from, and what is fetched for it after its first paint. */
export const Later = ({ assets, route, data }: LaterProps) => (
  <>
    <script type="application/json" id={pageDataId}>
      {JSON.stringify(data)}
    </script>
    <template id={laterId}>
      <link rel="stylesheet" href={assets.styles} />
      <link rel="stylesheet" href={assets.fonts} />
      {assets.scriptsOf(route).map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </template>
    <script>{inlineScript}</script>
  </>
);
