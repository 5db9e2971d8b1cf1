import { capitalize } from '../../claims/capitalize.js';
import { officeTables } from '../../facts/office-tables.js';
import type { LegalText } from '../../schemas/legal-text.js';
import { paragraphs } from '../../schemas/paragraphs.js';
import { links } from '../../site/links.js';
import { phone } from '../../site/phone.js';
import { figures } from '../claims/values.js';
import { debitStops } from '../facts/debit-stops.js';
import { debits } from '../facts/debits.js';
import { regulators } from '../facts/regulators.js';
import { printedDay } from '../site/format.js';
import { office } from '../site/office.js';

const email = `[${links.supportEmail}](mailto:${links.supportEmail})`;

export const complaints: LegalText = {
  meta: {
    title: 'Porter plainte | Boundless',
    description:
      'Porter plainte contre Boundless ou un prêteur rencontré ici : ce qu’il faut envoyer, les délais de chaque étape et les autorités à qui vous adresser.',
  },
  title: 'Plaintes',
  updated: printedDay('2026-11-30'),
  summary: paragraphs(
    `Écrivez à ${email}. Une personne accuse réception de votre plainte ${figures.responseTime} et y répond dans les 10 jours ouvrables. Vous pouvez vous adresser à une autorité en tout temps, sans passer par nous d’abord.`,
  ),
  sections: [
    {
      id: 'debits',
      heading: 'Si on prend de l’argent dans votre compte en ce moment',
      summary: 'Appelez votre banque ou votre caisse aujourd’hui. Portez plainte ensuite.',
      content: paragraphs(
        `Si vous n’avez pas autorisé un débit, appelez votre banque ou votre caisse le jour même et demandez-lui de vous le rembourser. Au Canada, vous n’avez généralement que ${debits.businessDebitClaim.text} après son inscription au compte pour demander le remboursement d’un débit préautorisé d’entreprise, et ${debits.personalDebitClaim.text} pour un débit personnel ([Paiements Canada](${debits.businessDebitClaim.source.href}), en anglais). Aux États-Unis, une banque n’a en général que ${debits.businessDebitReturn.text} pour retourner un débit ACH non autorisé d’un compte d’entreprise ([The Clearing House](${debits.businessDebitReturn.source.href}), en anglais). Si le compte a été ouvert surtout à des fins personnelles, signalez le débit dans les ${debits.personalDebitReport.text} suivant l’envoi du relevé où il figure ([Regulation E](${debits.personalDebitReport.source.href}), en anglais).`,
        `Si vous l’avez autorisé, consultez un avocat aujourd’hui : le bailleur de fonds peut considérer l’arrêt d’un débit comme un défaut, et vous devez toujours l’argent. Au Texas, beaucoup de débits automatiques pour une avance que vous remboursez à même vos ventes sont interdits : voyez le Texas plus bas. Au Canada, vous pouvez révoquer l’accord de débit préautorisé : écrivez au bailleur de fonds comme l’accord le prévoit, et gardez une copie. L’accord peut exiger un préavis d’au plus ${debitStops.debitCancelled.text} ([Desjardins](${debitStops.debitCancelled.source.href}), sur la règle de Paiements Canada, en anglais). Aux États-Unis, vous pouvez ordonner par écrit à votre banque d’arrêter un débit qui n’est pas encore passé. Pour un compte d’entreprise, l’ordre prend généralement fin après ${debitStops.stopOrder.text}, ou une fois ce débit retourné ([EPCOR](${debitStops.stopOrder.source.href}), sur la règle de Nacha, en anglais). Il ne vise parfois qu’un seul débit : demandez à votre banque s’il les vise tous.`,
      ),
    },
    {
      id: 'steps',
      heading: 'Les étapes et les délais',
      summary: 'Nous répondons dans les 10 jours ouvrables.',
      content: [
        {
          kind: 'steps',
          items: [
            `**Vous nous écrivez** à ${email}${phone ? `, vous appelez au ${phone}` : ''} ou vous envoyez une lettre à ${office.join(', ')}. Dites-nous ce qui s’est passé, quand, et ce que vous attendez de nous. Joignez le contrat et les messages, mais aucun mot de passe ni numéro de compte complet. S’il vous est difficile d’écrire, demandez-nous de vous appeler : nous rédigerons la plainte avec vous.`,
            `**${capitalize(figures.responseTime)},** nous accusons réception et vous disons qui examine la plainte. Cette personne n’a pas travaillé à votre dossier.`,
            '**Dans les 10 jours ouvrables,** vous recevez notre réponse et ses motifs. S’il nous faut plus de temps, nous vous disons pourquoi et vous donnons une date.',
            '**Si vous n’êtes pas d’accord,** demandez une révision. Un des fondateurs lit la plainte et répond dans les 10 jours ouvrables suivants.',
          ],
        },
        ...paragraphs(
          `Une plainte est gratuite et ne change rien à votre compte ni à vos demandes. Elle n’arrête ni les délais pour saisir un tribunal, ni les débits d’un prêteur : si un prêteur a pris de l’argent ou vous poursuit, consultez un avocat tout de suite.`,
          `Si votre plainte porte sur des renseignements personnels, le responsable de la protection des renseignements personnels y répond, avec les motifs, dans les 30 jours. La [politique de confidentialité](/privacy-terms#privacy-officer) dit comment lui écrire et donne la liste des commissaires.`,
        ),
      ],
    },
    {
      id: 'lenders',
      heading: 'Au sujet d’un prêteur',
      summary: 'C’est avec le prêteur que vous avez un contrat, mais avisez-nous aussi.',
      content: paragraphs(
        'Plaignez-vous d’abord au prêteur, par écrit, et gardez une copie de votre plainte. Envoyez-nous-en une aussi : nous demandons une réponse au prêteur, et nous tenons compte des plaintes quand nous vérifions les prêteurs, chaque année. Nous ne pouvons pas modifier votre contrat.',
      ),
    },
    {
      id: 'regulators',
      heading: 'Autorités',
      summary: 'Celles que nous connaissons. Leur adresser une plainte est gratuit.',
      content: [
        ...paragraphs(
          'Peu de ces autorités décident de ce que vous devez ou vous font rendre votre argent : c’est un tribunal qui le fait. Beaucoup de provinces et d’États ont une cour des petites créances. Demandez-lui son plafond.',
        ),
        ...officeTables(regulators, {
          captions: {
            provinces: 'Provinces et territoires',
            canada: 'Tout le Canada',
            unitedStates: 'Tous les États-Unis',
            states: 'États américains',
          },
          office: 'Autorité',
          subject: 'Objet',
          place: 'Lieu',
          offices: 'Chaque autorité et son objet',
          colon: '\u00a0:',
          afterColon: (subject) => subject.charAt(0).toLowerCase() + subject.slice(1),
        }),
        ...paragraphs(
          'Cette liste n’est pas complète. S’il y manque votre province ou votre État, ou si un lien ne fonctionne plus, dites-le-nous et nous trouverons l’autorité compétente.',
        ),
      ],
    },
  ],
};
