import { Toaster } from '@boundless/ui/components/toast';
import { useHydrated } from '@boundless/ui/hooks/use-hydrated';

/**
 * The container of toasts. It is there after hydration, not with the first toast, so that F8 works and no toast is late. Its code is not fetched
 * separately: a message that something has failed must not fail itself.
 */
export const Toasts = () => useHydrated() && <Toaster />;
