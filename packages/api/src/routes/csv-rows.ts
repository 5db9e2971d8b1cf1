import { type LeadKind, sourceNames } from '../contract/index.js';
import { contactSubmission, partnershipSubmission, subscriber } from '../contract/schemas/index.js';
import type { NewsletterLinks } from '../newsletter/links.js';
import type { StoredLead } from '../store/ports.js';
import { csvLine } from './csv.js';
import { leadView } from './lead-view.js';

const agreementColumns = ['agreedTo', 'agreementVersion', 'agreedAt'];

/** The entry's own fields, then one for each part of its source and of what was agreed to. */
const columnsOf = ({ shape }: { shape: object }) => [
  ...Object.keys(shape).filter((name) => name !== 'source' && name !== 'agreement'),
  ...sourceNames,
  ...agreementColumns,
];

const columns: Record<LeadKind, string[]> = {
  contact: columnsOf(contactSubmission),
  partnership: columnsOf(partnershipSubmission),
  subscriber: [...columnsOf(subscriber), 'unsubscribe'],
};

/** First line of the file. */
export const csvHead = (kind: LeadKind) => csvLine(columns[kind]);

/** A lead's line. A subscriber's ends with the link that ends the subscription. */
export function csvRow(lead: StoredLead, links: NewsletterLinks): string {
  const { source, agreement, ...fields } = leadView(lead);
  const row: Record<string, unknown> = {
    ...fields,
    ...source,
    ...(agreement && { agreedTo: agreement.words, agreementVersion: agreement.version, agreedAt: agreement.at }),
    ...(lead.kind === 'subscriber' && { unsubscribe: links.address('unsubscribe', lead.id) }),
  };
  return csvLine(columns[lead.kind].map((column) => row[column]));
}
