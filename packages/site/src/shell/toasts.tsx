import { useToast } from '@boundless/ui/hooks/use-toast';
import { lazy, Suspense } from 'react';

const Toaster = lazy(async () => ({ default: (await import('@boundless/ui/components/toast')).Toaster }));

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
