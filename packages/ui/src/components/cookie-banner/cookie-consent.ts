/** Key and value in local storage of a visitor who has accepted. */
export const cookieConsent = { key: 'cookieConsent', value: 'accepted' } as const;
