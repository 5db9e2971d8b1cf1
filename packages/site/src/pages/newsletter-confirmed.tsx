import { newsletter } from '@boundless/content/entries/newsletter';
import { SingleStep } from '@boundless/ui/sections/single-step';
import { headOf } from '../head/head-of.js';

export const head = headOf('/newsletter/confirmed', newsletter.confirmed.meta, { noindex: true });

export default function NewsletterConfirmedPage() {
  return <SingleStep content={newsletter.confirmed} />;
}
