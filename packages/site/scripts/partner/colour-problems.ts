import { type Brand, BrandColourError, brandTheme } from '@boundless/ui/brand-theme';

/** Why a colour cannot be a brand's, with what to write instead; nothing where it can. */
export function problemWithColour(colour: string): string | undefined {
  try {
    brandTheme({ accent: colour });
  } catch (error) {
    if (error instanceof BrandColourError) return error.message;
    throw error;
  }
}

/** What is wrong with the colours of a page's brand, as `at` tells it of a field. */
export function colourProblems(
  { accent, second }: Pick<Brand, 'accent' | 'second'>,
  at: (field: string, reason: string) => string,
): string[] {
  return Object.entries({ accent, second }).flatMap(([field, colour]) => {
    const reason = colour && problemWithColour(colour);
    return reason ? [at(`brand.${field}`, reason)] : [];
  });
}
