/** Every text that the delivery list shows. */
export interface DeliveryListLabels {
  /** Labels of the kinds of submission, by the stored value. */
  kinds: Readonly<Record<string, string>>;
  channels: Readonly<Record<string, string>>;
  states: { pending: string; sent: string; failed: string };
  /** `{count}` is the number of attempts. */
  attempts: string;
  nextAttempt: string;
  resend: string;
  actionFailed: string;
}
