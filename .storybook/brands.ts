/** Brands that Storybook can show. Each except Boundless has a file in packages/ui/src/tokens/brands/. */
export const brands = [
  { value: 'boundless', title: 'Boundless' },
  { value: 'fernwell', title: 'Fernwell, a partner' },
  { value: 'neutral', title: 'Neutral' },
] as const;

export type BrandName = (typeof brands)[number]['value'];

export const widths = [320, 390, 768, 1024, 1150, 1440] as const;
