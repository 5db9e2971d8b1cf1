import type { Brand } from '@boundless/ui/brand-theme';

/** Whose page it is, and how it looks. */
export const brand = {
  /** Names the partner in the sign-up address. */
  id: '__id__',
  name: '__name__',
  accent: '__accent__',
  font: '__font__',
} satisfies Brand & { id: string; name: string };
