import { type PageData, pageDataId } from '../src/data/page-data.js';
import type { PageRoute } from '../src/routing/page.js';
import type { PageAssets } from './assets.js';
import { inlineScript, laterId } from './boot.js';

export interface StylesProps {
  assets: PageAssets;
  /** The style sheet as text, to be written into the document; else it is linked. */
  css?: string | undefined;
}

/** What a page is painted with. Where it is a part of the style sheet, browsers without scripts get the rest by links. */
export function Styles({ assets: { styles, fonts }, css }: StylesProps) {
  if (css === undefined) return <link rel="stylesheet" href={styles} />;
  return (
    <>
      <style>{css}</style>
      <noscript>
        <link rel="stylesheet" href={styles} />
        <link rel="stylesheet" href={fonts} />
      </noscript>
    </>
  );
}

export interface LaterProps {
  assets: PageAssets;
  route: PageRoute;
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
