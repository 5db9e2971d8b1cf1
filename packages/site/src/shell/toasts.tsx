import { useHydrated } from '@boundless/ui/hooks/use-hydrated';
import { Suspense } from 'react';
import { lazyPart } from '../routing/lazy-part.js';

const Toaster = lazyPart(async () => (await import('@boundless/ui/components/toast')).Toaster);

/** The container of toasts. It is fetched after hydration, not with the first toast, so that F8 works and no toast is late. */
export const Toasts = () =>
  useHydrated() && (
    <Suspense>
      <Toaster />
    </Suspense>
  );
