/** What staff read of what was sent: a contact message, a partnership inquiry or a subscription. */
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
  consent?: boolean | undefined;
  /** Whether somebody has answered it. */
  handled?: boolean | undefined;
  /** ISO 8601. */
  handledAt?: string | undefined;
  /** What staff wrote beside it. */
  note?: string | undefined;
  /** Of a subscriber: whether it is written to. */
  status?: string | undefined;
  /** Where it came from, by the names of the labels' `source`: page, partner, campaign. */
  source?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Who did what in the staff's pages, and when. */
export interface AuditRecord {
  id: string;
  /** ISO 8601. */
  at: string;
  action: string;
  /** What it was done to. */
  subject?: string | undefined;
  /** Network address that it came from. */
  address: string;
}

/** One submission on its way to somebody who is notified. */
export interface DeliveryRecord {
  id: string;
  /** Which kind of submission it tells about. */
  kind: string;
  /** How they are notified. */
  channel: string;
  state: 'pending' | 'sent' | 'failed';
  attempts: number;
  /** ISO 8601, as the next two. */
  createdAt: string;
  updatedAt: string;
  nextAttemptAt?: string | undefined;
  /** Why the last attempt failed. */
  error?: string | undefined;
}
