export { CookieBanner, type CookieBannerProps } from './cookie-banner.js';
export { cookieConsent } from './cookie-consent.js';
