import { complaints } from '@boundless/content/entries/complaints';
import { LegalPage } from '@boundless/ui/templates/legal-page';

export const head = complaints.meta;

export default function ComplaintsPage() {
  return <LegalPage layout="column" content={complaints} />;
}
