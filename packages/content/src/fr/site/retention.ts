import { retentionDays } from '../../site/retention.js';

export { retentionDays };

/** The sentence that says how long the server keeps what forms send. */
export const retention = retentionDays
  ? `Nous effaçons ce que vous envoyez par un formulaire ${retentionDays} jours après l’avoir reçu.`
  : 'Nous conservons ce que vous envoyez par un formulaire jusqu’à ce que votre question soit réglée ou que notre travail avec vous prenne fin, puis tant qu’une réclamation pourrait être présentée. Nous vérifions au moins une fois par an ce qui peut être supprimé, et nous l’effaçons à la main.';
