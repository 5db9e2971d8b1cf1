import { newsletter } from '@boundless/content/entries/newsletter';
import { SingleStep } from '@boundless/ui/sections/single-step';
import { headOf } from '../head/head-of.js';

export const head = headOf('/newsletter/unsubscribe', newsletter.unsubscribe.meta, { noindex: true });

export default function NewsletterUnsubscribePage() {
  return <SingleStep content={newsletter.unsubscribe} />;
}
