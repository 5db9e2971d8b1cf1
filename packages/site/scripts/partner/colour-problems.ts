import { type Brand, BrandColourError, brandTheme } from '@boundless/ui/brand-theme';

/** Why a colour cannot be used for a brand, with the remedy; `undefined` if it can. */
export function problemWithColour(colour: string): string | undefined {
  try {
    brandTheme({ accent: colour });
  } catch (error) {
    if (error instanceof BrandColourError) return error.message;
    throw error;
  }
}

/** The problems of a brand's colours, formatted by `at`. */
export function colourProblems(
  { accent, second }: Pick<Brand, 'accent' | 'second'>,
  at: (field: string, reason: string) => string,
): string[] {
  return Object.entries({ accent, second }).flatMap(([field, colour]) => {
    const reason = colour && problemWithColour(colour);
    return reason ? [at(`brand.${field}`, reason)] : [];
  });
}
