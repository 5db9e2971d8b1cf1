import { printedDay } from '../site/format.js';
import { usury } from './usury.js';

/** Where to complain: the place, the office with its address, and what it deals with. */
export const regulators: string[][] = [
  [
    'Québec',
    '[Commission d’accès à l’information](https://www.cai.gouv.qc.ca)',
    'Renseignements personnels, y compris si un agent d’évaluation du crédit (comme Equifax ou TransUnion) refuse de vous montrer ou de corriger votre dossier',
  ],
  ['Québec', '[Office québécois de la langue française](https://www.oqlf.gouv.qc.ca/)', 'Service en français'],
  [
    'Québec',
    '[Autorité des marchés financiers](https://lautorite.qc.ca/)',
    'Caisses Desjardins et courtiers hypothécaires. Plaignez-vous d’abord à l’institution, puis demandez le transfert de votre dossier',
  ],
  [
    'Québec',
    '[Autorité des marchés financiers](https://lautorite.qc.ca/)',
    'Dossier de crédit d’une personne chez Equifax ou TransUnion (Loi sur les agents d’évaluation du crédit). Plaignez-vous d’abord à l’agent, puis demandez-lui de transmettre votre dossier à l’Autorité',
  ],
  [
    'Québec',
    '[Commission des droits de la personne et des droits de la jeunesse](https://www.cdpdj.qc.ca/)',
    'Discrimination',
  ],
  [
    'Québec',
    '[Office de la protection du consommateur](https://www.opc.gouv.qc.ca/)',
    'Contrats de consommation; un emprunt fait pour l’entreprise n’en est généralement pas un',
  ],
  [
    'Canada',
    '[Agence de la consommation en matière financière du Canada](https://www.canada.ca/fr/agence-consommation-matiere-financiere.html)',
    'Banques et autres prêteurs fédéraux. L’Agence vérifie s’ils respectent les règles, mais ne règle pas de différends individuels',
  ],
  [
    'Canada',
    '[Ombudsman des services bancaires et d’investissement](https://www.obsi.ca/fr/)',
    'Banques, et autres prêteurs participants. Plaignez-vous d’abord à la banque : vous pouvez vous adresser à l’ombudsman après sa réponse finale, ou après 56 jours sans réponse, et vous avez 180 jours à compter de la réponse',
  ],
  [
    'Canada',
    '[Ombudsman de la Banque de développement du Canada](https://www.bdc.ca/fr/faire-plainte/client/charte-droits-client)',
    'Cette banque seulement. Plaignez-vous d’abord à la banque',
  ],
  ['Canada', '[Bureau de la concurrence](https://www.canada.ca/fr/bureau-concurrence.html)', 'Publicité trompeuse'],
  [
    'Canada',
    '[Centre antifraude du Canada](https://antifraudcentre-centreantifraude.ca/index-fra.htm)',
    'Fraude et tentatives de fraude. Le Centre recueille les signalements; les enquêtes relèvent de la police',
  ],
  [
    'Canada',
    '[Centre de notification des pourriels](https://combattrelepourriel.gc.ca/)',
    'Courriels et messages texte que vous n’avez pas acceptés',
  ],
  [
    'Canada',
    '[Liste nationale de numéros de télécommunication exclus](https://lnnte-dncl.gc.ca/)',
    'Appels de télémarketing à un numéro personnel. Les appels à une entreprise ne sont pas visés',
  ],
  [
    'Canada',
    'Votre service de police',
    'Crédit à un taux criminel. Consultez aussi un avocat : seul un tribunal peut décider de ce que vous devez encore',
  ],
  [
    'Canada',
    '[Commissariat à la protection de la vie privée](https://www.priv.gc.ca/fr/signaler-un-probleme/)',
    'Renseignements personnels',
  ],
  [
    'Alberta',
    '[Commissaire à l’information et à la protection de la vie privée (en anglais)](https://oipc.ab.ca/)',
    'Renseignements personnels',
  ],
  [
    'Colombie-Britannique',
    '[BC Financial Services Authority (en anglais)](https://www.bcfsa.ca/)',
    'Courtiers hypothécaires',
  ],
  [
    'Colombie-Britannique',
    '[Commissaire à l’information et à la protection de la vie privée (en anglais)](https://www.oipc.bc.ca/)',
    'Renseignements personnels',
  ],
  [
    'Ontario',
    '[Autorité ontarienne de réglementation des services financiers](https://www.fsrao.ca/fr)',
    'Courtiers et prêteurs hypothécaires',
  ],
  [
    'Provinces et territoires',
    'L’office de protection du consommateur de votre province ou territoire',
    'Autres prêteurs. La plupart de ces offices s’occupent des consommateurs : demandez d’abord s’ils reçoivent la plainte d’une entreprise',
  ],
  [
    'États-Unis',
    '[Federal Trade Commission](https://reportfraud.ftc.gov/)',
    'Fraude et pratiques trompeuses envers les petites entreprises, et discrimination par des prêteurs qui ne sont pas des banques',
  ],
  [
    'États-Unis',
    '[SBA Office of Inspector General](https://www.sba.gov/oig)',
    'Fraude dans les prêts et autres programmes de la SBA',
  ],
  [
    'États-Unis',
    '[Consumer Financial Protection Bureau](https://www.consumerfinance.gov/complaint/)',
    'Discrimination dans le crédit. La plupart de ses autres règles protègent les consommateurs, et non les entreprises',
  ],
  [
    'États-Unis',
    '[Office of the Comptroller of the Currency](https://www.helpwithmybank.gov/)',
    'Banques nationales. Pour les autres banques et les coopératives de crédit, il nomme l’autorité compétente',
  ],
  [
    'États-Unis',
    '[Federal Communications Commission](https://consumercomplaints.fcc.gov/)',
    'Appels et messages texte que vous n’avez pas acceptés',
  ],
  [
    'Californie',
    '[Department of Financial Protection and Innovation](https://dfpi.ca.gov/file-a-complaint/)',
    'Prêteurs, courtiers, renseignements qu’ils doivent fournir, et pratiques déloyales, trompeuses ou abusives envers les petites entreprises',
  ],
  ['Californie', '[California Privacy Protection Agency](https://cppa.ca.gov/)', 'Renseignements personnels'],
  [
    'Connecticut',
    '[Department of Banking](https://portal.ct.gov/dob)',
    'Financement fondé sur les ventes, ses fournisseurs et ses courtiers',
  ],
  [
    'Dakota du Nord',
    '[Department of Financial Institutions](https://www.nd.gov/dfi)',
    'Courtiers en prêts et prêteurs',
  ],
  [
    'Floride',
    '[Attorney General](https://www.myfloridalegal.com/)',
    'Bailleurs de fonds, courtiers et renseignements qu’ils doivent fournir',
  ],
  [
    'Géorgie',
    '[Attorney General, Consumer Protection Division](https://consumer.georgia.gov/)',
    'Bailleurs de fonds, courtiers et renseignements qu’ils doivent fournir',
  ],
  ['Illinois', '[Secretary of State, Securities Department](https://www.ilsos.gov/)', 'Courtiers en prêts'],
  [
    'Kansas',
    '[Attorney General](https://www.ag.ks.gov/)',
    'Bailleurs de fonds, courtiers et renseignements qu’ils doivent fournir',
  ],
  [
    'Louisiane',
    '[Attorney General](https://www.ag.state.la.us/)',
    'Financement fondé sur les revenus et renseignements à fournir',
  ],
  [
    'Massachusetts',
    '[Attorney General](https://www.mass.gov/info-details/submit-a-chapter-271d-usury-notice-filing)',
    `Prêts à plus de ${usury.massachusettsUsury.text} par an. Les prêteurs avisent d’abord ce bureau`,
  ],
  [
    'Massachusetts',
    '[Division of Banks](https://www.mass.gov/consumer-complaints)',
    'Prêteurs titulaires d’un permis de ce bureau. Il n’intervient pas dans un différend entre une entreprise et un prêteur',
  ],
  ['Missouri', '[Division of Finance](https://finance.mo.gov/)', 'Courtiers en financement d’entreprise'],
  [
    'New York',
    '[Department of Financial Services](https://www.dfs.ny.gov/complaint)',
    'Prêteurs, courtiers et renseignements qu’ils doivent fournir',
  ],
  [
    'New York',
    '[Attorney General](https://ag.ny.gov/file-complaint)',
    `Pratiques trompeuses et, depuis le ${printedDay('2026-02-17')}, déloyales ou abusives, y compris envers des entreprises`,
  ],
  [
    'Ohio',
    '[Division of Financial Institutions](https://com.ohio.gov/divisions-and-programs/financial-institutions)',
    'Prêteurs et courtiers titulaires de son permis ou inscrits auprès d’elle',
  ],
  [
    'Ohio',
    '[Attorney General, Consumer Protection](https://www.ohioattorneygeneral.gov/About-AG/Service-Divisions/Consumer-Protection)',
    'Pratiques déloyales et trompeuses. Son processus gratuit de règlement est ouvert aussi aux petites entreprises',
  ],
  [
    'Texas',
    '[Office of Consumer Credit Commissioner](https://www.occc.texas.gov/consumer-faqs)',
    'Financement fondé sur les ventes, ses fournisseurs et ses courtiers. La loi à ce sujet (House Bill 700) ne vous donne aucun droit de poursuite',
  ],
  [
    'Utah',
    '[Department of Financial Institutions](https://dfi.utah.gov/)',
    'Bailleurs de fonds tenus de s’inscrire, et renseignements qu’ils doivent fournir',
  ],
  ['Vermont', '[Department of Financial Regulation](https://dfr.vermont.gov/)', 'Prêteurs et courtiers en prêts'],
  [
    'Vermont',
    '[Procureur général, Consumer Assistance Program](https://ago.vermont.gov/cap)',
    'Pratiques déloyales ou trompeuses. Une entreprise y est un consommateur pour ce qu’elle achète pour son propre usage',
  ],
  [
    'Virginie',
    '[Bureau of Financial Institutions](https://www.scc.virginia.gov/), State Corporation Commission',
    'Financement fondé sur les ventes, ses fournisseurs et ses courtiers',
  ],
  [
    'Tous les États',
    'Le procureur général de votre État, ou son service des banques',
    'Prêteurs et courtiers, aussi dans les États ci-dessus',
  ],
];
