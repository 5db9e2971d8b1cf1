/** Every text that the search for a person shows. */
export interface PersonDataLabels {
  intro: string;
  email: string;
  find: string;
  finding: string;
  required: string;
  /** Error: the input is not an e-mail address. */
  wrong: string;
  failed: string;
  /** Labels of the kinds of stored data; `{count}` is the number of entries. */
  counts: Record<'contacts' | 'partnerships' | 'subscriptions' | 'deliveries', string>;
  download: string;
  erase: string;
  /** `{email}` is the address that was searched for. */
  eraseTitle: string;
  eraseText: string;
  eraseWarning: string;
  eraseConfirm: string;
  erasing: string;
  /** `{count}` is the number of erased entries. */
  erased: string;
}
