/** External addresses if none are configured. None of them belongs to a real company. */
export const publicDefaults = {
  PUBLIC_APP_ORIGIN: 'https://app.boundless.example',
  PUBLIC_SITE_ORIGIN: 'https://www.boundless.example',
  PUBLIC_MEETING_URL: 'https://meet.boundless.example/expert',
  PUBLIC_SUPPORT_EMAIL: 'support@boundless.example',
  PUBLIC_PRIVACY_EMAIL: 'privacy@boundless.example',
  PUBLIC_LINKEDIN_URL: 'https://social.boundless.example/linkedin',
  PUBLIC_INSTAGRAM_URL: 'https://social.boundless.example/instagram',
  PUBLIC_X_URL: 'https://social.boundless.example/x',
  PUBLIC_FACEBOOK_URL: 'https://social.boundless.example/facebook',
} as const;
