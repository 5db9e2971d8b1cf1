import { capitalize } from '../../claims/capitalize.js';
import type { LegalText } from '../../schemas/legal-text.js';
import { paragraphs } from '../../schemas/paragraphs.js';
import { links } from '../../site/links.js';
import { definitions, sinceFounding } from '../claims/counted.js';
import { statements } from '../claims/sentences.js';
import { figures } from '../claims/values.js';
import { printedDay } from '../site/format.js';

/** Has the layout of a policy, because readers look things up in it. */
export const howWeArePaid: LegalText = {
  meta: {
    title: 'Notre rémunération et le classement des prêteurs | Boundless',
    description:
      'Qui paie Boundless et quand, ce qui peut être facturé à une entreprise, le classement des prêteurs, qui voit votre dossier et ce que valent nos chiffres.',
  },
  title: 'Notre rémunération et le classement des prêteurs',
  updated: printedDay('2026-11-30'),
  summary: paragraphs([
    `**Les prêteurs nous paient.** ${statements.cost} Un financement structuré plus important peut comporter des frais d’analyse ou de transaction, mais seulement si vous les avez d’abord acceptés par écrit.`,
    '**Aucun prêteur ne peut payer pour un meilleur rang.** Les prêteurs sont classés par compatibilité, et ce qu’ils nous paient n’entre pas dans la cote.',
    `**Vous décidez quels prêteurs ouvrent votre dossier.** ${statements.whoSees}`,
  ]),
  sections: [
    {
      id: 'who-pays',
      heading: 'Qui nous paie, et quand',
      summary: 'Les prêteurs, à la conclusion d’un financement.',
      content: paragraphs(
        `${statements.whoPays} Il s’agit habituellement d’un pourcentage du montant financé, qui varie selon le prêteur et le produit : nous pouvons donc gagner plus sur l’un que sur l’autre. Nous ne publions pas les pourcentages, parce qu’ils diffèrent d’un contrat à l’autre. La différence ne compte pas dans le classement. Avant d’accepter une offre, demandez-nous ce qu’elle nous rapporte : nous vous le disons par écrit. Là où votre État l’exige, le montant figure dans les renseignements que le prêteur doit vous fournir, sans que vous le demandiez. Si votre demande n’aboutit pas, nous ne gagnons rien.`,
        'Vous ne payez pas ces honoraires directement. Sauf pour un prêt de la SBA, le prêteur peut les inclure dans son prix, comme tout ce qu’il dépense pour trouver des clients. Si vous connaissez déjà un prêteur, demandez-lui aussi ses conditions sans notre intermédiaire. Vérifiez d’abord si cela entraîne une autre vérification de crédit.',
        '**Prêts de la SBA.** Demandez au prêteur de confirmer par écrit quels frais il vous demande, et qu’aucune partie de notre rémunération n’est comprise dans ces frais ou dans votre taux. Nous ne vous demandons ni frais d’analyse ni frais de transaction pour un prêt de la SBA. Si vous ou le prêteur payez quelqu’un pour vous en obtenir un, la SBA doit recevoir une entente qui indique cette rémunération ([13 CFR 103.5](https://www.ecfr.gov/current/title-13/chapter-I/part-103), en anglais). Le prêteur la déclare dans le [formulaire 159 de la SBA](/blog/what-is-an-sba-loan), que vous signez aussi. Le prêteur doit également vous dire par écrit que vous n’avez à engager personne pour votre demande.',
        'Pourquoi le demander : outre les frais de la SBA elle-même, le prêteur d’un prêt 7(a) peut vous demander quatre types de frais : pour le service et la préparation du dossier, pour une gestion exceptionnelle, pour ce qu’il paie à d’autres, et pour un retard (13 CFR 120.221, [résumé par un cabinet d’avocats en octobre 2018, sur un projet de modification](https://starfieldsmith.com/2018/10/best-practices-proposed-rule-change-permissible-fees/), en anglais). Depuis août 2023, il pouvait aussi demander des frais fixes d’au plus 2 500 $, et des frais de technologie pour votre prêt ([Coleman Report, juillet 2023](https://colemanreport.com/c-suite-wednesday-updated-sop-50-10-7-to-be-published-before-august-1), en anglais). Les frais de courtage ou de recommandation n’en sont pas : un prêteur qui nous paie pour une recommandation ne peut pas vous faire payer ces frais ([Coleman Report, sur le formulaire de la SBA, 2019](https://colemanreport.com/colemans-sba-compliance-report-know-the-new-form-159-rules/), en anglais). Il ne peut pas non plus partager avec nous ce qu’il gagne en vendant le prêt garanti ([13 CFR 120.222](https://www.ecfr.gov/current/title-13/section-120.222), en anglais).',
        'Les textes de 2018 et de 2019 sont antérieurs à une règle de février 2020 qui a modifié 13 CFR 120.221 et 13 CFR 103.5 ([85 FR 7622](https://www.govinfo.gov/content/pkg/FR-2020-02-10/html/2020-02128.htm), en anglais). Une nouvelle édition des règles de la SBA pour les prêteurs (SOP 50 10) s’applique depuis le 1er octobre 2026. Nous n’avons lu ni cette édition ni le texte actuel du 13 CFR 120.221 : demandez au prêteur si tout cela vaut encore.',
        'Nous ne sommes pas payés au clic et nous ne vendons pas vos coordonnées. Le partenaire qui vous a adressé à nous peut recevoir une part de nos honoraires; si c’est le cas, il doit vous le dire, et nous aussi, avant votre demande.',
      ),
    },
    {
      id: 'what-you-pay',
      heading: 'Ce qui peut être facturé à une entreprise',
      summary:
        'Rien pour le jumelage. Pour un financement structuré important, peut-être des frais d’analyse ou de transaction.',
      content: paragraphs(
        statements.costInFull,
        'Un financement structuré est monté pour une seule entreprise et réunit plusieurs prêteurs ou plusieurs types de financement. L’entente que vous signez d’abord indique les honoraires et le moment où vous les devez. Elle précise aussi si un prêteur nous paie pour la même opération, et combien. Au Canada, ces honoraires comptent pour la limite légale sur les intérêts. Aux États-Unis, il se peut que le prêteur doive les inclure dans les renseignements qu’il fournit. Si vous n’avez signé aucune entente de ce genre, vous ne nous payez aucuns frais. Votre contrat avec un prêteur peut en comporter.',
        'Ce que le prêteur exige reste entre lui et vous : les intérêts, les frais de montage, les frais de retard ou de remboursement anticipé. Demandez le tout en dollars et en taux annuel.',
      ),
    },
    {
      id: 'ranking',
      heading: 'Le classement des prêteurs jumelés',
      summary: 'Selon la compatibilité de votre entreprise avec ce que chaque prêteur dit financer.',
      content: paragraphs(
        'Chaque prêteur décrit ce qu’il finance : pays, provinces ou États, secteurs, ancienneté et revenus de l’entreprise, montants, garanties et usages. Un logiciel compare votre profil à chaque description et donne une cote de compatibilité. Vous voyez la meilleure cote en premier. Le classement ne porte que sur les prêteurs de notre réseau : d’autres, comme votre banque, peuvent coûter moins cher. À cote égale, le prêteur qui répond le plus vite passe devant.',
        [
          '**Ce qui compte :** le secteur, la région, l’ancienneté, les revenus et leur régularité, les dettes existantes, l’usage des fonds et les garanties que vous pouvez offrir',
          '**Ce qui compte au sujet des propriétaires :** leur part dans l’entreprise et, si vous l’autorisez, leur dossier de crédit. Pour un prêt de la SBA, aussi leur citoyenneté et leur lieu de résidence. Rien d’autre',
          '**Ce qui ne compte pas :** ce que le prêteur nous paie, et qui vous a adressé à nous',
        ],
        'Ce qu’une offre coûte ne compte pas non plus dans la cote : la meilleure cote peut coûter plus cher que la deuxième. Comparez les taux annuels avant de choisir.',
        'Chaque cote énumère ce qui l’a fait monter ou descendre. Une cote n’est pas une offre : la décision revient à des gens, chez le prêteur. Si un jumelage vous semble erroné ou si vous voulez qu’une personne l’examine, écrivez-nous et quelqu’un le fera.',
      ),
    },
    {
      id: 'who-sees',
      heading: 'Qui voit quoi',
      summary:
        'Les prêteurs dont les critères correspondent voient un résumé; ceux que vous choisissez voient le dossier.',
      content: paragraphs(
        `${statements.whoSees} ${statements.summary}`,
        `${statements.whoElseSees} La [politique de confidentialité](/privacy-terms) indique ce qui est conservé, où et combien de temps.`,
      ),
    },
    {
      id: 'how-long',
      heading: 'Le temps qu’il faut',
      summary: 'Le jumelage est rapide; la décision dépend du produit.',
      content: paragraphs(`${statements.matching} ${statements.decision}`),
    },
    {
      id: 'figures',
      heading: 'Ce que valent nos chiffres',
      summary: 'Ce que chacun compte, et ce qu’il ne compte pas.',
      content: paragraphs(
        sinceFounding,
        [
          `**${capitalize(figures.capitalRequests)}.** ${definitions.capitalRequests}`,
          `**${capitalize(figures.businessesFunded)}.** ${definitions.businessesFunded}`,
          `**${capitalize(figures.verifiedLenders)} prêteurs.** ${definitions.verifiedLenders}`,
          `**${capitalize(figures.vettedLenders)}**, à la page d’accueil. ${definitions.vettedLenders}`,
          `**${capitalize(figures.lendersOver100)} prêteurs**, dans des pages de partenaires. ${definitions.lendersOver100}`,
          `**${capitalize(figures.capitalProviders)} fournisseurs de capitaux**, dans un communiqué. ${definitions.capitalProviders}`,
          `**${capitalize(figures.successRate)}.** ${definitions.successRate}`,
          `**${capitalize(figures.fundedVolume)} financés**, dans un article. ${definitions.fundedVolume} Ne les divisez pas par les montants demandés (${figures.capitalRequests}) : les deux ont été comptés à des dates différentes, et le résultat n’est pas un taux d’approbation.`,
          `**${figures.approvalRate}**, dans le même article. ${definitions.approvalRate}`,
          `**${capitalize(figures.industryApprovalRate)}**, à côté. ${definitions.industryApprovalRate}`,
          `**${capitalize(figures.joinThousands)}**, au bas des articles en anglais. ${definitions.joinThousands}`,
          `**${figures.salesCycle} et ${figures.completedApplications}**, à la page des prêteurs. Le premier chiffre est une baisse de la durée du cycle de vente, le second une hausse des demandes menées à terme. ${definitions.usualChannel}`,
        ],
        'Aucun ne prédit ce que votre entreprise obtiendra. Ils viennent de pages et de dates différentes : ils n’ont donc pas à concorder.',
      ),
    },
    {
      id: 'questions',
      heading: 'Questions et plaintes',
      summary: 'Une personne vous répond.',
      content: paragraphs(
        `Écrivez à [${links.supportEmail}](mailto:${links.supportEmail}). Les [conditions d’utilisation](/terms-of-service) précisent comment se règle un différend, et la page « [Nous joindre](/contact-us) » donne d’autres façons de communiquer avec nous.`,
      ),
    },
  ],
};
