export { type BrandFont, brandFonts } from './brand-fonts.js';
export { type Brand, type BrandTheme, brandTheme } from './brand-theme.js';
export { type BrandVariable, type BrandVariableName, brandVariables } from './brand-variables.js';
export { BrandColourError, contrast } from './colour.js';
export { kitColours } from './kit-colours.js';
export type { BrandPair } from './pairs.js';
