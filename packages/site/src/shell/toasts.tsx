import { useToast } from '@boundless/ui/hooks/use-toast';
import { Suspense } from 'react';
import { lazyPart } from '../routing/lazy-part.js';

const Toaster = lazyPart(async () => (await import('@boundless/ui/components/toast')).Toaster);

/** The container of toasts. Pages with actions that show a toast import its code, so it loads with them. */
export function Toasts() {
  const toast = useToast();
  return (
    toast && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
