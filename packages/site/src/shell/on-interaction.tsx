import { type ComponentType, lazy, Suspense, useState } from 'react';

const interactions = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'popstate'];

/** Resolves at the first interaction; at once on the server. */
const interaction = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return resolve();
  // In the capture phase: React stops events inside a part that is not hydrated.
  const options = { capture: true, once: true, passive: true };
  for (const type of interactions) window.addEventListener(type, () => resolve(), options);
});

// Not a hook: if it rendered this again after hydration, React would drop the HTML of a part that waits for its code.
const isHydrated = () => typeof document !== 'undefined' && document.documentElement.dataset.hydrated === 'true';

let lost = false;

/** Whether links are left to the browser: React would wait for a part whose code is lost before it shows another page. */
export const isCodeLost = () => lost;

/**
 * A component that hydrates after the visitor's first interaction, when its code is fetched (docs/adr/0012-hydrate-on-interaction.md).
 * For parts that work with CSS and HTML until then, and keep what the visitor has opened. If the code cannot be fetched, they stay so.
 */
export function onInteraction<P extends object = object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const loading = interaction.then(load).then((component) => ({ default: component }));
  // Nothing awaits it before the first render, so a failure must not count as unhandled.
  loading.catch(() => {});
  const LoadedBeforePage = lazy(() => loading) as ComponentType<P>;
  const Loaded = lazy(() =>
    loading.catch(() => {
      lost = true;
      return new Promise<never>(() => {});
    }),
  ) as ComponentType<P>;
  return function Part(props: P) {
    // React waits for it before showing another page. The first document has it already, as HTML.
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
