import { newsletter } from '@boundless/content/entries/newsletter';
import { SingleStep } from '@boundless/ui/sections/single-step';
import { headOf } from '../head/head-of.js';

export const head = headOf('/newsletter/link-not-valid', newsletter.linkNotValid.meta, { noindex: true });

export default function NewsletterLinkNotValidPage() {
  return <SingleStep content={newsletter.linkNotValid} />;
}
