import { notFound } from '@boundless/content/entries/not-found';
import { NotFound } from '@boundless/ui/sections/not-found';
import { headOf } from '../head/head-of.js';

export const head = headOf(undefined, notFound.meta, { noindex: true });

export default function NotFoundPage() {
  return <NotFound content={notFound} />;
}
