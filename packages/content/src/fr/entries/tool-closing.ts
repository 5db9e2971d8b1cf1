import type { SectionHeading } from '../../schemas/section-heading.js';
import { links } from '../../site/links.js';
import { statements } from '../claims/sentences.js';

/** Below a tool. Apart from the list of tools, which loads by itself. */
export const toolClosing: SectionHeading = {
  title: 'Comparez maintenant avec de vraies offres',
  lede: `Un seul profil, plusieurs prêteurs, et toutes les offres présentées de la même façon. ${statements.costAndPayer} ${statements.whoCanOpenShort} Autre forme juridique? Apportez ce résultat à votre banque ou à votre caisse. Aux États-Unis, nous ne servons d’intermédiaire que dans quelques États : nos conditions d’utilisation les nomment.`,
  actions: [
    { label: 'Commencer gratuitement', href: links.signUp },
    { label: 'Parler à un expert', href: links.meeting },
  ],
};
