import { type ComponentType, lazy, Suspense, useState } from 'react';

const interactions = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'popstate'];

/** Resolves at the first interaction; at once on the server. */
const interaction = new Promise<unknown>((resolve) => {
  if (typeof window === 'undefined') return resolve(undefined);
  // In the capture phase, because React stops events inside a part that is not hydrated.
  for (const type of interactions) addEventListener(type, resolve, { capture: true, once: true, passive: true });
});

// Not a hook that renders again after hydration: React would then remove the HTML of a part whose code is still loading.
const isHydrated = () => typeof document !== 'undefined' && document.documentElement.dataset.hydrated === 'true';

let loadFailed = false;

/** Whether the code of a part could not be fetched. React would then wait for it before showing another page, so links load documents. */
export const hasLoadFailed = () => loadFailed;

/**
 * A component whose code is fetched at the visitor's first interaction, and which then hydrates (docs/adr/0012-hydrate-on-interaction.md).
 * Until then, or if the code cannot be fetched, it has to work with HTML and CSS.
 */
export function hydrateOnInteraction<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let code: ComponentType<P> | undefined;
  const loading = interaction.then(load).then((component) => {
    code = component;
    return { default: component };
  });
  // Caught at once, so that a failure before the first render does not count as unhandled.
  const loadingOrFailed = loading.catch(() => {
    loadFailed = true;
    return new Promise<never>(() => {});
  });
  const LoadedBeforePage = lazy(() => loading) as ComponentType<P>;
  const Loaded = lazy(() => loadingOrFailed) as ComponentType<P>;
  return function Part(props: P) {
    // On a later page React waits for the code, unless it is loaded. The first document already has the part as HTML.
    const [Later] = useState(() => (isHydrated() ? (code ?? LoadedBeforePage) : undefined));
    if (Later) return <Later {...props} />;
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
