import { lazy, Suspense } from 'react';
import { firstSign } from './first-sign.js';

const NewsletterSignUp = lazy(async () => {
  await firstSign();
  return { default: (await import('../forms/newsletter-sign-up.js')).NewsletterSignUp };
});

/** The newsletter form of the footer: a plain form, until the visitor gives a first sign. */
export const FooterNewsletter = () => (
  <Suspense>
    <NewsletterSignUp />
  </Suspense>
);
