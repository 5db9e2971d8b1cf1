/** Every text that a submission card shows. */
export interface SubmissionCardLabels {
  fields: Record<
    'email' | 'phone' | 'type' | 'jobTitle' | 'fundingRange' | 'clientVolume' | 'description' | 'consent',
    string
  > &
    /** Labels of the consent to calls and texts, and of messages that the person has stopped. Without them neither is shown. */
    Partial<Record<'calls' | 'stopped', string>>;
  missing: Record<'phone' | 'company' | 'message' | 'date', string>;
  /** Labels of the partnership types, by the stored value. */
  types: Record<'lender' | 'referral' | 'other' | 'api', string>;
  answers: Record<'yes' | 'no', string>;
  /** Labels of the parts of a submission's source, in the order in which they are shown. */
  source: Record<
    'page' | 'partner' | 'utm_source' | 'utm_medium' | 'utm_campaign' | 'utm_term' | 'utm_content',
    string
  >;
  subscriber: string;
  /** Labels of a subscriber's status, by the stored value. */
  status: Record<'pending' | 'active' | 'unsubscribed', string>;
  /** Names of languages, by the stored code. A code without a name is shown itself. @default {} */
  languages?: Readonly<Record<string, string>>;
  showAll: string;
  showLess: string;
  markHandled: string;
  markOpen: string;
  handled: string;
  /** `{time}` is the time left until the promised answer. */
  answerWithin: string;
  /** `{time}` is how long the answer is overdue. */
  overdue: string;
  noteLabel: string;
  addNote: string;
  editNote: string;
  cancelNote: string;
  saveNote: string;
  /** Somebody else has changed the note meanwhile. Theirs is shown above the one that is being written. */
  noteChanged: string;
  actionFailed: string;
}
