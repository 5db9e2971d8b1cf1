/// <reference types="vite/types/importMeta.d.ts" />
import { publicDefaults } from './public-defaults.js';

declare global {
  interface ImportMetaEnv {
    readonly PUBLIC_APP_ORIGIN?: string;
    readonly PUBLIC_SITE_ORIGIN?: string;
    readonly PUBLIC_MEETING_URL?: string;
    readonly PUBLIC_SUPPORT_EMAIL?: string;
    readonly PUBLIC_PRIVACY_EMAIL?: string;
    readonly PUBLIC_LINKEDIN_URL?: string;
    readonly PUBLIC_INSTAGRAM_URL?: string;
    readonly PUBLIC_X_URL?: string;
    readonly PUBLIC_FACEBOOK_URL?: string;
  }
}

// Each variable is written in full, because the bundler replaces the whole expression.
const appOrigin = import.meta.env?.PUBLIC_APP_ORIGIN ?? publicDefaults.PUBLIC_APP_ORIGIN;

/** Every address outside of this site. `schemas/public-env.ts` checks the values when the site is built and started. */
export const links = {
  siteOrigin: import.meta.env?.PUBLIC_SITE_ORIGIN ?? publicDefaults.PUBLIC_SITE_ORIGIN,
  appOrigin,
  signUp: `${appOrigin}/signup/`,
  login: `${appOrigin}/login/?next=/`,
  partnerSignUp: (partner: string) => `${appOrigin}/p/${partner}/signup/`,
  meeting: import.meta.env?.PUBLIC_MEETING_URL ?? publicDefaults.PUBLIC_MEETING_URL,
  supportEmail: import.meta.env?.PUBLIC_SUPPORT_EMAIL ?? publicDefaults.PUBLIC_SUPPORT_EMAIL,
  privacyEmail: import.meta.env?.PUBLIC_PRIVACY_EMAIL ?? publicDefaults.PUBLIC_PRIVACY_EMAIL,
  linkedin: import.meta.env?.PUBLIC_LINKEDIN_URL ?? publicDefaults.PUBLIC_LINKEDIN_URL,
  instagram: import.meta.env?.PUBLIC_INSTAGRAM_URL ?? publicDefaults.PUBLIC_INSTAGRAM_URL,
  x: import.meta.env?.PUBLIC_X_URL ?? publicDefaults.PUBLIC_X_URL,
  facebook: import.meta.env?.PUBLIC_FACEBOOK_URL ?? publicDefaults.PUBLIC_FACEBOOK_URL,
} as const;
