import { type ComponentType, createRef, lazy, Suspense } from 'react';
import { firstSign } from './first-sign.js';
import { wholeStyles } from './whole-styles.js';

/**
 * A component that stays the server's HTML until the visitor's first sign, and whose code is fetched with it. If that cannot
 * be had (the site was published anew meanwhile, or the network is gone), the HTML stays: it works without script.
 */
export function atFirstSign(load: () => Promise<ComponentType>): ComponentType {
  const place = createRef<HTMLDivElement>();
  const Loaded = lazy(async () => {
    await firstSign();
    const [component] = await Promise.all([load().catch(() => asItStands(place.current)), wholeStyles()]);
    return { default: component };
  });
  return () => (
    <div ref={place} className="contents">
      <Suspense>
        <Loaded />
      </Suspense>
    </div>
  );
}

function asItStands(element: Element | null): ComponentType {
  const __html = element?.innerHTML ?? '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: It is on this very page already.
  return () => <div className="contents" dangerouslySetInnerHTML={{ __html }} />;
}
