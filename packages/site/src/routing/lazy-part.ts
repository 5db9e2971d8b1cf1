import { type ComponentType, lazy, type ReactNode } from 'react';

/** A part of a page whose code is fetched when it is rendered. If that fails, the part is left out and the page stays. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: (): ReactNode => null }),
    ),
  );
