import type { ToastContent } from '@boundless/ui/components/toast';
import { lazy, Suspense, useEffect, useState } from 'react';

const load = () => import('@boundless/ui/components/toast');
const Toaster = lazy(async () => ({ default: (await load()).Toaster }));
let mount = () => {};

/** The container of toasts. Its code is fetched with the first toast. */
export function Toasts() {
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    mount = () => setMounted(true);
  }, []);
  return (
    mounted && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}

/** Shows a toast. */
export async function showToast(title: string, kind?: ToastContent['kind']) {
  mount();
  const { toast } = await load();
  toast({ title, kind });
}
