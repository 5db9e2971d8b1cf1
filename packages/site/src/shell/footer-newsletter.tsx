import { lazy, Suspense, useEffect } from 'react';
import { firstSign, repeatClick } from './first-sign.js';

const NewsletterSignUp = lazy(async () => {
  await firstSign();
  return { default: (await import('../forms/newsletter-sign-up.js')).NewsletterSignUp };
});

/** The newsletter form of the footer: a plain form, until the visitor gives a first sign. */
export function FooterNewsletter() {
  return (
    <Suspense>
      <NewsletterSignUp />
      <OnceAlive />
    </Suspense>
  );
}

/** Lets the form answer to a button that was pressed before it could. */
function OnceAlive() {
  useEffect(() => {
    // A turn later, when the form has taken the checking over from the browser.
    const timer = setTimeout(() => repeatClick('[data-slot=newsletter-form] [type=submit]'));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
