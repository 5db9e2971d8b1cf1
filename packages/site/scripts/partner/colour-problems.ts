import { type Brand, BrandColourError, brandTheme } from '@boundless/ui/brand-theme';

/** Returns why a colour cannot be used for a brand and what to do; `undefined` if it can be used. */
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
