/** Every text that the delivery list shows. */
export interface DeliveryListLabels {
  /** Kinds of submission by what is stored. */
  kinds: Readonly<Record<string, string>>;
  channels: Readonly<Record<string, string>>;
  states: { pending: string; sent: string; failed: string };
  /** `{count}` is how often it was tried. */
  attempts: string;
  nextAttempt: string;
  resend: string;
  actionFailed: string;
}
