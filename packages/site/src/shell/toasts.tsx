import type { ToastContent } from '@boundless/ui/components/toast';
import { lazy, Suspense, useEffect, useState } from 'react';

const load = () => import('@boundless/ui/components/toast');
const Toaster = lazy(async () => ({ default: (await load()).Toaster }));
let mount = () => {};

/** Where toasts appear; fetched with the first one. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    mount = () => setWanted(true);
  }, []);
  return (
    wanted && (
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
