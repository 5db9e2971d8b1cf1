import { retentionDays } from '../../site/retention.js';

export { retentionDays };

/** The sentence that says how long the server keeps what forms send. */
export const retention = retentionDays
  ? `Nous effaçons ce que vous envoyez par un formulaire ${retentionDays} jours après l’avoir reçu.`
  : 'Nous conservons ce que vous envoyez par un formulaire tant que nous en avons besoin pour vous répondre ou travailler avec vous, puis nous l’effaçons à la main. Nous n’avons pas fixé de date d’effacement.';
