import { comingSoon } from '@boundless/content/entries/coming-soon';
import { ComingSoon } from '@boundless/ui/sections/coming-soon';
import { headOf } from '../head/head-of.js';

export const head = headOf('/blog', comingSoon.meta, { noindex: true });

export default function ComingSoonPage() {
  return <ComingSoon content={comingSoon} />;
}
