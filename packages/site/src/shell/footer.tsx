import { footer } from '@boundless/content/entries/footer';
import { SiteFooter } from '@boundless/ui/sections/site-footer';
import { useEffect } from 'react';
import { NewsletterSignUp } from '../forms/newsletter-sign-up.js';
import { repeatClick } from './first-sign.js';

/** The footer of every page; until it runs, its form posts as plain forms do. */
export function Footer() {
  // Lets the form answer to a button that was pressed before it could.
  useEffect(() => {
    // A turn later, when the form has taken the checking over from the browser.
    const timer = setTimeout(() => repeatClick('[data-slot=newsletter-form] [type=submit]'));
    return () => clearTimeout(timer);
  }, []);

  return <SiteFooter content={footer} newsletter={<NewsletterSignUp />} />;
}
