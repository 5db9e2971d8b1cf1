import { type ComponentType, lazy } from 'react';

/** A part of a page whose code is fetched when it is rendered. If that fails, `Failed` is shown instead, and the page stays. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props>,
) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Failed }),
    ),
  );
