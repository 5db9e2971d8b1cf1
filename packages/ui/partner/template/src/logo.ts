import type { LenderLogo } from '@boundless/ui/types';

/** The partner's logo: shapes drawn with `currentColor`. Without one the name is shown. */
export const logo: Omit<LenderLogo, 'name'> | undefined = undefined;
