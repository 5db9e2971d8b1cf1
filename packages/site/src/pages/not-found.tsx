import { notFound } from '@boundless/content/entries/not-found';
import { NotFound } from '@boundless/ui/sections/not-found';

export const head = notFound.meta;

export default function NotFoundPage() {
  return <NotFound content={notFound} />;
}
