import { type ComponentType, createRef, lazy, Suspense, useEffect, useState } from 'react';
import { firstSign, holdForms, releaseForms } from './first-sign.js';
import { wholeStyles } from './whole-styles.js';

/**
 * A component that stays the server's HTML until the visitor's first sign, and whose code is fetched with it. If that cannot
 * be had (the site was published anew meanwhile, or the network is gone), the HTML stays: it works without script. Where it holds
 * a form, the component calls `releaseForms` once it is there.
 *
 * `fetch` fetches the code ahead, for pages that have no HTML of it: where it is there already, it is drawn at once.
 */
export function atFirstSign(load: () => Promise<ComponentType>): ComponentType & { fetch(): Promise<void> } {
  const place = createRef<HTMLDivElement>();
  let component: ComponentType | undefined;
  let settled = false;
  const fetch = async () => {
    component ??= await load();
  };
  const Loaded = lazy(async () => {
    await firstSign();
    await Promise.all([fetch().catch(() => {}), wholeStyles()]);
    settled = true;
    return { default: component ?? asItStands(place.current) };
  });
  function Part() {
    // Never where HTML is made, nor where that comes alive: both have the boundary.
    const [Here] = useState(() => (typeof window === 'undefined' ? undefined : component));
    useEffect(() => {
      if (!settled && place.current?.querySelector('form')) holdForms(place.current);
    }, []);
    return (
      <div ref={place} className="contents">
        {Here ? (
          <Here />
        ) : (
          <Suspense>
            <Loaded />
          </Suspense>
        )}
      </div>
    );
  }
  return Object.assign(Part, { fetch });
}

function asItStands(element: Element | null): ComponentType {
  if (element?.querySelector('form')) releaseForms('browser');
  const __html = element?.innerHTML ?? '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: It is on this very page already.
  return () => <div className="contents" dangerouslySetInnerHTML={{ __html }} />;
}
