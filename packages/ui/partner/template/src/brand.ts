import type { Brand } from '@boundless/ui/brand-theme';

/** Whose page it is, and how it looks. */
export const brand = {
  /** Names the partner in the sign-up address. */
  id: '__id__',
  name: '__name__',
  accent: '__accent__',
  /** For tints, icons and the closing band. */
  second: '__second__',
  font: '__font__',
  /** Where the page will be. Search engines need it to connect its languages. */
  origin: 'https://www.example.com',
} satisfies Brand & { id: string; name: string; origin: string };
