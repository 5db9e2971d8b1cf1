/** Shows a toast. What draws toasts is fetched with the first one. */
export async function showToast(title: string) {
  const { toast } = await import('@boundless/ui/components/toast');
  toast({ title });
}
