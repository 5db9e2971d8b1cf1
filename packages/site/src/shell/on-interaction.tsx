import { type ComponentType, lazy, Suspense, useState } from 'react';
import { noteLostCode } from '../routing/lost-code.js';

const interactions = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'popstate'];

/** Resolves at the first interaction; at once on the server. */
const interaction = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return resolve();
  // In the capture phase: React stops events inside a part that is not hydrated.
  const options = { capture: true, once: true, passive: true };
  for (const type of interactions) window.addEventListener(type, () => resolve(), options);
});

const isHydrated = () => typeof document !== 'undefined' && document.documentElement.dataset.hydrated === 'true';

/**
 * A component that hydrates after the visitor's first interaction, when its code is fetched (docs/adr/0012-hydrate-on-interaction.md).
 * For parts that work with CSS and HTML until then, and keep what the visitor has opened. If the code cannot be fetched, they stay so.
 */
export function onInteraction<P extends object = object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  const loading = interaction.then(load);
  // Nothing awaits it then, so a failure must not count as unhandled.
  loading.catch(() => {});
  const Loaded = lazy(() => loading.catch(noteLostCode)) as ComponentType<P>;
  const LoadedBeforePage = lazy(() => loading) as ComponentType<P>;
  return function Part(props: P) {
    // React waits for it before showing another page. The document has it as HTML.
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
