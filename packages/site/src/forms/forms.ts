import { hydrateOnInteraction } from '../shell/hydrate-on-interaction.js';

// The forms of the pages. Until its code has loaded, the browser sends a form and the API answers with a page.
export const ContactMessage = hydrateOnInteraction(async () => (await import('./contact-message.js')).ContactMessage);
export const NewsletterSignUp = hydrateOnInteraction(
  async () => (await import('./newsletter-sign-up.js')).NewsletterSignUp,
);
export const PartnerInquiry = hydrateOnInteraction(async () => (await import('./partner-inquiry.js')).PartnerInquiry);
export const PartnershipInquiry = hydrateOnInteraction(
  async () => (await import('./partnership-inquiry.js')).PartnershipInquiry,
);
