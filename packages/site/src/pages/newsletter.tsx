import type { newsletter } from '@boundless/content/entries/newsletter';
import { SingleStep } from '@boundless/ui/sections/single-step';

type Step = (typeof newsletter)['confirmed'];

export const head = ({ meta }: Step) => meta;

export default function NewsletterPage({ data }: { data: Step }) {
  return <SingleStep content={data} />;
}
