import { newsletter } from '@boundless/content/entries/newsletter';
import { SingleStep } from '@boundless/ui/sections/single-step';
import { headOf } from '../head/head-of.js';

export const head = headOf('/newsletter/confirm', newsletter.confirm.meta, { noindex: true });

export default function NewsletterConfirmPage() {
  return <SingleStep content={newsletter.confirm} />;
}
