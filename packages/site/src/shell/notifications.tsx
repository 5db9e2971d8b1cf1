import { lazy, Suspense } from 'react';
import { firstSign } from './first-sign.js';

const Toaster = lazy(async () => {
  await firstSign();
  return { default: (await import('@boundless/ui/components/toast')).Toaster };
});

/** Where toasts appear: there before the first of them, so that assistive technology hears it. */
export const Notifications = () => (
  <Suspense>
    <Toaster />
  </Suspense>
);
