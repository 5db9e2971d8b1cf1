import type { Regulators } from '../../facts/office-tables.js';
import { usRegulators } from './us-regulators.js';

/** Where to complain: federal offices, and those of each state, province or territory. */
export const regulators: Regulators = {
  ...usRegulators,
  canada: [
    [
      '[Agence de la consommation en matière financière du Canada](https://www.canada.ca/fr/agence-consommation-matiere-financiere.html)',
      'Banques et autres prêteurs sous réglementation fédérale. L’Agence vérifie s’ils respectent les règles, mais ne règle pas de différends individuels',
    ],
    [
      '[Ombudsman des services bancaires et d’investissement](https://www.obsi.ca/fr/)',
      'Banques, et autres prêteurs participants. Plaignez-vous d’abord à la banque : vous pouvez vous adresser à l’ombudsman après sa réponse finale, ou après 56 jours sans réponse (90 jours si ce n’est ni une banque ni une coopérative de crédit fédérale), et vous avez 180 jours à compter de la réponse',
    ],
    [
      '[Ombudsman de la Banque de développement du Canada](https://www.bdc.ca/fr/faire-plainte/client/charte-droits-client)',
      'Cette banque seulement. Plaignez-vous d’abord à la banque',
    ],
    ['[Bureau de la concurrence](https://www.canada.ca/fr/bureau-concurrence.html)', 'Publicité trompeuse'],
    [
      '[Centre antifraude du Canada](https://antifraudcentre-centreantifraude.ca/index-fra.htm)',
      'Fraude et tentatives de fraude. Le Centre recueille les signalements; les enquêtes relèvent de la police',
    ],
    [
      '[Centre de notification des pourriels](https://combattrelepourriel.gc.ca/)',
      'Courriels et messages texte que vous n’avez pas acceptés',
    ],
    [
      '[Liste nationale de numéros de télécommunication exclus](https://lnnte-dncl.gc.ca/)',
      'Appels de télémarketing à un numéro personnel. Les appels à une entreprise ne sont pas visés',
    ],
    [
      '[Bureau du surintendant des faillites](https://ised-isde.canada.ca/site/bureau-surintendant-faillites/fr)',
      'Syndics autorisés en insolvabilité, et quiconque se fait passer pour l’un d’eux',
    ],
    [
      'Votre service de police',
      'Crédit à un taux criminel. Consultez aussi un avocat : seul un tribunal peut décider de ce que vous devez encore',
    ],
    [
      '[Commissariat à la protection de la vie privée](https://www.priv.gc.ca/fr/signaler-un-probleme/)',
      'Renseignements personnels',
    ],
  ],
  provinces: [
    {
      place: 'Québec',
      offices: [
        [
          '[Commission d’accès à l’information](https://www.cai.gouv.qc.ca)',
          'Renseignements personnels, y compris si un agent d’évaluation du crédit (comme Equifax ou TransUnion) refuse de vous montrer ou de corriger votre dossier',
        ],
        [
          '[Office québécois de la langue française](https://www.oqlf.gouv.qc.ca/)',
          'Droit de votre entreprise d’être informée et servie en français, et contrat d’adhésion en français (Charte de la langue française)',
        ],
        [
          '[Autorité des marchés financiers](https://lautorite.qc.ca/)',
          'Caisses Desjardins et courtiers hypothécaires. Plaignez-vous d’abord à l’institution, puis demandez le transfert de votre dossier',
        ],
        [
          '[Autorité des marchés financiers](https://lautorite.qc.ca/)',
          'Dossier de crédit d’une personne chez Equifax ou TransUnion (Loi sur les agents d’évaluation du crédit). Plaignez-vous d’abord à l’agent, puis demandez-lui de transmettre votre dossier à l’Autorité',
        ],
        [
          '[Commission des droits de la personne et des droits de la jeunesse](https://www.cdpdj.qc.ca/)',
          'Discrimination',
        ],
        [
          '[Office de la protection du consommateur](https://www.opc.gouv.qc.ca/)',
          'Contrats de consommation; un emprunt fait pour l’entreprise n’en est généralement pas un',
        ],
        [
          'Division des petites créances de la Cour du Québec',
          'Demandes d’au plus 15 000 $ sans les intérêts, en principe sans avocat devant le tribunal ([selon un cabinet d’avocats](https://www.droit-inc.com/article29139-Litige-civil-et-petites-entreprises-l-interet-des-petites-creances)). Une personne morale ou une société ne peut y poursuivre que si elle a compté au plus 10 employés en tout temps dans les 12 derniers mois (Code de procédure civile, [article 536](https://elois.caij.qc.ca/C-25.01/article536))',
        ],
      ],
    },
    {
      place: 'Alberta',
      offices: [
        [
          '[Commissaire à l’information et à la protection de la vie privée (en anglais)](https://oipc.ab.ca/)',
          'Renseignements personnels',
        ],
        [
          'Un tribunal',
          'Un différend avec le bailleur de fonds d’une avance. Nous n’avons trouvé en Alberta aucun organisme qui le tranche. Depuis le 1er août 2023, l’Alberta Court of Justice entend les demandes d’au plus 100 000 $, [selon la province](https://www.alberta.ca/release.cfm?xID=887625ADE6F7D-CF80-4625-B07C9E6F06EC2AC5) (en anglais). Consultez d’abord un avocat',
        ],
      ],
    },
    {
      place: 'Colombie-Britannique',
      offices: [
        [
          '[BC Financial Services Authority (en anglais)](https://www.bcfsa.ca/)',
          'Courtiers et prêteurs hypothécaires (Mortgage Services Act, à compter du 13 octobre 2026)',
        ],
        [
          '[Commissaire à l’information et à la protection de la vie privée (en anglais)](https://www.oipc.bc.ca/)',
          'Renseignements personnels',
        ],
        [
          'Un tribunal',
          'Un différend avec le bailleur de fonds d’une avance. Nous n’avons trouvé en Colombie-Britannique aucun organisme qui le tranche. Depuis le 1er juin 2017, le Civil Resolution Tribunal, en ligne, entend la plupart des demandes d’au plus 5000 $, et la Provincial Court celles d’au plus 35 000 $, [selon la province](https://www2.gov.bc.ca/gov/content/justice/courthouse-services/small-claims) (en anglais). Consultez d’abord un avocat',
        ],
      ],
    },
    {
      place: 'Ontario',
      offices: [
        [
          '[Autorité ontarienne de réglementation des services financiers](https://www.fsrao.ca/fr)',
          'Courtiers et prêteurs hypothécaires',
        ],
        [
          'Un tribunal',
          'Un différend avec le bailleur de fonds d’une avance. Nous n’avons trouvé en Ontario aucun organisme qui le tranche. Depuis le 1er octobre 2025, la Cour des petites créances entend les demandes d’au plus 50 000 $, [selon un cabinet d’avocats](https://www.mondaq.com/canada/trials-appeals-compensation/1655718/small-claims-court-jurisdiction-increasing-to-%2450000-options-for-existing-plaintiffs) (en anglais). Consultez d’abord un avocat',
        ],
      ],
    },
    {
      place: 'Saskatchewan',
      offices: [
        [
          '[Financial and Consumer Affairs Authority (en anglais)](https://fcaa.gov.sk.ca/)',
          'Sociétés de financement, de fiducie et de prêt, et maisons de courtage d’hypothèques',
        ],
        [
          'Un tribunal',
          'Un différend avec le bailleur de fonds d’une avance. Nous n’avons trouvé en Saskatchewan aucun organisme qui le tranche. Depuis le 1er avril 2024, la Provincial Court entend les demandes d’au plus 50 000 $, [selon la province](https://saskatchewan.ca/government/news-and-media/2023/november/10/modernizations-to-small-claims-court-to-increase-access-to-justice-in-saskatchewan) (en anglais). Consultez d’abord un avocat',
        ],
      ],
    },
    {
      place: 'Provinces et territoires',
      offices: [
        [
          'L’office de protection du consommateur de votre province ou territoire',
          'Autres prêteurs. La plupart de ces offices s’occupent des consommateurs : demandez d’abord s’ils reçoivent la plainte d’une entreprise',
        ],
      ],
    },
  ],
};
