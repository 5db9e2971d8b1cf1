import { type ComponentType, createRef, lazy, Suspense, useEffect } from 'react';
import { firstSign, holdForms, releaseForms } from './first-sign.js';
import { wholeStyles } from './whole-styles.js';

/**
 * A component that stays the server's HTML until the visitor's first sign, and whose code is fetched with it. If that cannot
 * be had (the site was published anew meanwhile, or the network is gone), the HTML stays: it works without script. Where it holds
 * a form, the component calls `releaseForms` once it is there.
 */
export function atFirstSign(load: () => Promise<ComponentType>): ComponentType {
  const place = createRef<HTMLDivElement>();
  let loaded = false;
  const Loaded = lazy(async () => {
    await firstSign();
    const [component] = await Promise.all([load().catch(() => asItStands(place.current)), wholeStyles()]);
    loaded = true;
    return { default: component };
  });
  return () => {
    useEffect(() => {
      if (!loaded && place.current?.querySelector('form')) holdForms(place.current);
    }, []);
    return (
      <div ref={place} className="contents">
        <Suspense>
          <Loaded />
        </Suspense>
      </div>
    );
  };
}

function asItStands(element: Element | null): ComponentType {
  if (element?.querySelector('form')) releaseForms('browser');
  const __html = element?.innerHTML ?? '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: It is on this very page already.
  return () => <div className="contents" dangerouslySetInnerHTML={{ __html }} />;
}
