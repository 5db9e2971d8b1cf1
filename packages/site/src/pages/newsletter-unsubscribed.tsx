import { newsletter } from '@boundless/content/entries/newsletter';
import { SingleStep } from '@boundless/ui/sections/single-step';
import { headOf } from '../head/head-of.js';

export const head = headOf('/newsletter/unsubscribed', newsletter.unsubscribed.meta, { noindex: true });

export default function NewsletterUnsubscribedPage() {
  return <SingleStep content={newsletter.unsubscribed} />;
}
