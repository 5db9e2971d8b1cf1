/** Every text that a submission card shows. */
export interface SubmissionCardLabels {
  fields: Record<
    'email' | 'phone' | 'type' | 'jobTitle' | 'fundingRange' | 'clientVolume' | 'description' | 'consent',
    string
  >;
  missing: Record<'phone' | 'company' | 'message' | 'date', string>;
  /** Partnership types by what is stored. */
  types: Record<'lender' | 'referral' | 'other' | 'api', string>;
  answers: Record<'yes' | 'no', string>;
  /** Parts of where a submission came from, in the order that they are shown in. */
  source: Record<
    'page' | 'partner' | 'utm_source' | 'utm_medium' | 'utm_campaign' | 'utm_term' | 'utm_content',
    string
  >;
  subscriber: string;
  /** Whether a subscriber is written to, by what is stored. */
  status: Record<'pending' | 'active' | 'unsubscribed', string>;
  showAll: string;
  showLess: string;
  markHandled: string;
  markOpen: string;
  handled: string;
  /** `{time}` is what is left of the time that visitors are promised an answer in. */
  answerWithin: string;
  /** `{time}` is how long that time has been over. */
  overdue: string;
  noteLabel: string;
  addNote: string;
  editNote: string;
  cancelNote: string;
  saveNote: string;
  actionFailed: string;
}
