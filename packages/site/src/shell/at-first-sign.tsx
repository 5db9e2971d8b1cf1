import { type ComponentType, lazy, Suspense } from 'react';
import { firstSign } from './first-sign.js';
import { wholeStyles } from './whole-styles.js';

/** A component that stays the server's HTML until the visitor's first sign, and whose code is fetched with it. */
export function atFirstSign(load: () => Promise<ComponentType>): ComponentType {
  const Loaded = lazy(async () => {
    await firstSign();
    const [component] = await Promise.all([load(), wholeStyles()]);
    return { default: component };
  });
  return () => (
    <Suspense>
      <Loaded />
    </Suspense>
  );
}
