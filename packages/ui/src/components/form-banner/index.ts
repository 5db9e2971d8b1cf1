export { FormBanner, type FormBannerProps } from './form-banner.js';
export { formBannerVariants } from './form-banner.variants.js';
