import type { ToastContent } from '@boundless/ui/components/toast';

/** Shows a toast. What draws toasts is fetched with the first one. */
export async function showToast(title: string, kind?: ToastContent['kind']) {
  const { toast } = await import('@boundless/ui/components/toast');
  toast({ title, kind });
}
