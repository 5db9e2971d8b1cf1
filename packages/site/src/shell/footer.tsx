import { footer } from '@boundless/content/entries/footer';
import { SiteFooter } from '@boundless/ui/sections/site-footer';
import { useEffect } from 'react';
import { NewsletterSignUp } from '../forms/newsletter-sign-up.js';
import { releaseForms } from './first-sign.js';

/** The footer of every page; until it runs, what its form is to send waits (`holdForms`). */
export function Footer() {
  // A turn later, when the form may show what it found.
  useEffect(() => queueMicrotask(() => releaseForms('form')), []);

  return <SiteFooter content={footer} newsletter={<NewsletterSignUp />} />;
}
