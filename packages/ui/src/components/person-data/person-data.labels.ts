/** Every text that the search for a person shows. */
export interface PersonDataLabels {
  intro: string;
  email: string;
  find: string;
  finding: string;
  required: string;
  /** What was typed cannot be an address. */
  wrong: string;
  failed: string;
  /** What is stored, each with its number; `{count}` stands for it. */
  counts: Record<'contacts' | 'partnerships' | 'subscriptions' | 'deliveries', string>;
  download: string;
  erase: string;
  /** `{email}` is the address that was searched for. */
  eraseTitle: string;
  eraseText: string;
  eraseWarning: string;
  eraseConfirm: string;
  erasing: string;
  /** `{count}` is how many entries went. */
  erased: string;
}
