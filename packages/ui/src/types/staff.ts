/** A submission as staff read it: a contact message, a partnership inquiry or a subscription. */
export interface Submission {
  id: string;
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  phone?: string | undefined;
  company?: string | undefined;
  message?: string | undefined;
  /** ISO 8601. */
  submittedAt?: string | undefined;
  partnershipType?: string | undefined;
  partnershipGoals?: string | undefined;
  jobTitle?: string | undefined;
  businessDescription?: string | undefined;
  fundingRange?: string | undefined;
  clientVolume?: string | undefined;
  /** The answer of a form that asks for the consent to emails in a field of its own. */
  consent?: boolean | undefined;
  /** The consent to emails, if it was given. */
  agreement?: object | undefined;
  /** The consent to calls and texts, if it was given. */
  phoneAgreement?: object | undefined;
  /** Code of the language of its form. Absent for English. */
  language?: string | undefined;
  /** Whether the person has stopped messages. */
  stopped?: boolean | undefined;
  /** Whether staff have handled it. */
  handled?: boolean | undefined;
  /** ISO 8601. */
  handledAt?: string | undefined;
  /** The staff's note. */
  note?: string | undefined;
  /** Status of a subscriber. */
  status?: string | undefined;
  /** Where it came from, by the keys of the labels' `source`: page, partner, campaign. */
  source?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Who did what in the staff's pages, and when. */
export interface AuditRecord {
  id: string;
  /** ISO 8601. */
  at: string;
  action: string;
  /** The entry that the action was about. */
  subject?: string | undefined;
  /** IP address that it came from. */
  address: string;
}

/** One notification about a submission. */
export interface DeliveryRecord {
  id: string;
  kind: string;
  channel: string;
  state: 'pending' | 'sent' | 'failed';
  attempts: number;
  /** ISO 8601, as are the next two. */
  createdAt: string;
  updatedAt: string;
  nextAttemptAt?: string | undefined;
  /** Why the last attempt failed. */
  error?: string | undefined;
}
