import { type ComponentType, lazy, Suspense, useState } from 'react';

const interactions = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'popstate'];

/** Resolves at the first interaction; at once on the server. */
const interaction = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return resolve();
  // In the capture phase, because React stops events inside a part that is not hydrated.
  const options = { capture: true, once: true, passive: true };
  for (const type of interactions) window.addEventListener(type, () => resolve(), options);
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
  const loading = interaction.then(load).then((component) => ({ default: component }));
  // Nothing awaits the promise before the first render, so a failure must not count as unhandled.
  loading.catch(() => {});
  const LoadedBeforePage = lazy(() => loading) as ComponentType<P>;
  const Loaded = lazy(() =>
    loading.catch(() => {
      loadFailed = true;
      return new Promise<never>(() => {});
    }),
  ) as ComponentType<P>;
  return function Part(props: P) {
    // On a later page React waits for the code. The first document already has the part as HTML.
    const [isLaterPage] = useState(isHydrated);
    return isLaterPage ? (
      <LoadedBeforePage {...props} />
    ) : (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
