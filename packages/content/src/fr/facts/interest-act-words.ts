import type { DisclosureLaw } from '../../schemas/fact.js';
import { percent } from '../site/format.js';

/** The English law says for which provinces and kinds of contract each further rule is. */
export type LawWords = Pick<DisclosureLaw, 'state' | 'name' | 'rules' | 'license' | 'exempt'> & {
  also?: { title: string; rules: readonly string[] };
};

/** Canada's duty to state a yearly rate. Apart from the other laws, because the terms need it alone. */
export const interestActWords: LawWords = {
  state: 'Canada',
  name: 'Loi sur l’intérêt, article 4',
  rules: [
    `Si un contrat écrit énonce un taux par jour, par semaine, par mois ou pour toute autre période de moins d’un an (par exemple ${percent(3)} par 30 jours) sans le taux annuel équivalent, vous devez au plus ${percent(5)} d’intérêts par an.`,
    'Cela vaut pour ce que la loi considère comme des intérêts. Les frais d’une avance ou de l’affacturage n’en sont peut-être pas, à moins qu’un tribunal ne traite le contrat comme un prêt.',
  ],
  exempt: 'Les hypothèques sur immeubles ne sont pas visées : l’article 6 a sa propre règle pour elles.',
  also: {
    title: 'Autres règles du droit canadien',
    rules: [
      'Si les versements d’une hypothèque sur immeuble confondent le capital et les intérêts, le contrat doit énoncer le capital et le taux, calculé à l’année ou au semestre, et non d’avance. Sinon, vous ne devez aucun intérêt (Loi sur l’intérêt, article 6).',
      'Un créancier garanti doit d’ordinaire donner un préavis de 10 jours avant de réaliser sa sûreté sur la totalité ou la quasi-totalité des stocks, des comptes clients ou des autres biens d’une entreprise insolvable (article 244 de la Loi sur la faillite et l’insolvabilité).',
      'En Ontario, un tribunal peut réduire ce que vous devez sur un prêt, et ordonner au prêteur de vous rendre l’excédent, s’il juge, eu égard au risque et à toutes les circonstances, que le coût est excessif et que l’opération est dure et abusive. Un coût élevé ne suffit pas. La loi regarde ce que fait le contrat, et non son nom (Loi sur la réduction des opérations exorbitantes, articles 1 et 2).',
      'En Alberta, un tribunal peut réduire ce que vous devez sur un prêt, ordonner au prêteur de vous rendre l’excédent et modifier sa sûreté, s’il juge, eu égard au risque et à toutes les circonstances, que le coût est excessif et que l’opération est dure et abusive. Un coût élevé ne suffit pas. La loi regarde ce que fait le contrat, et non sa forme, et protège aussi la caution (Unconscionable Transactions Act, articles 1 et 2).',
      'Dans votre province, un tribunal peut réduire ce que vous devez sur un prêt s’il juge que le coût est excessif et que l’opération est dure et abusive. Un coût élevé ne suffit pas.',
      'Dans certaines provinces, un tribunal peut réduire le coût d’un prêt excessif et abusif. Demandez à un avocat si c’est le cas dans la vôtre : nous ne l’avons pas vérifié.',
    ],
  },
};
