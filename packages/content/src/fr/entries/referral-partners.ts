import type { ReferralPartnersPage } from '../../schemas/pages/referral-partners.js';
import { figures } from '../claims/values.js';

export const referralPartners: ReferralPartnersPage = {
  meta: {
    title: 'Apporteurs d’affaires : aidez vos clients | Boundless',
    description:
      'Comptables, chefs des finances et consultants dirigent leurs clients vers des prêteurs vérifiés avec un seul lien, et suivent chaque étape.',
  },
  hero: {
    title: 'Aidez vos clients à trouver du financement',
    lede: `C’est à vous que vos clients parlent d’argent en premier. Envoyez-leur un lien, et leur profil sera comparé aux critères de ${figures.verifiedLenders} prêteurs vérifiés. Prêteurs vérifiés : des prêteurs de notre réseau que nous vérifions chaque année. Rien ne garantit que chacun prête à des entreprises comme celles de vos clients.`,
    actions: [{ label: 'Prendre rendez-vous', href: '#partnership-form' }],
  },
  advantages: {
    label: 'Avantages',
    title: 'Vous présentez, nous faisons le suivi',
    lede: 'Le client reste le vôtre. Nous nous occupons des formulaires.',
    items: [
      {
        icon: 'link',
        drawing: 'own-link',
        title: 'Un lien, pas de paperasse',
        description: 'Votre client arrive avec votre nom au dossier.',
      },
      {
        icon: 'send',
        drawing: 'status-notes',
        title: 'La réponse avant la question',
        description:
          'Avec le consentement de votre client, vous recevez à chaque étape une mise à jour que vous pouvez lui transmettre.',
      },
      {
        icon: 'badge-check',
        drawing: 'client-choice',
        title: 'Votre réputation protégée',
        description: 'Des prêteurs vérifiés seulement, et aucun appel que votre client n’a pas accepté.',
      },
    ],
  },
  empower: {
    label: 'Pour qui',
    title: 'Les partenaires que nous épaulons',
    lede: 'Six types de partenaires, et une même question de leurs clients : où trouver l’argent?',
    items: [
      {
        icon: 'calculator',
        title: 'Cabinets comptables',
        description: 'Les livres que vous tenez déjà deviennent un profil de financement utile à votre client.',
      },
      {
        icon: 'user-check',
        title: 'Chefs des finances',
        description: 'Plusieurs prêteurs lisent un seul dossier complet et répondent dans le même format.',
      },
      {
        icon: 'landmark',
        title: 'Prêteurs',
        description: 'Dirigez ailleurs les demandes hors de vos critères, sans perdre le client.',
      },
      {
        icon: 'code-xml',
        title: 'Éditeurs de logiciels',
        description: 'Offrez du financement là où vos utilisateurs envoient leurs factures ou font la paie.',
      },
      {
        icon: 'container',
        title: 'Consultants en logistique',
        description: 'Aidez vos clients à payer leurs stocks pendant qu’ils sont en transit.',
      },
      {
        icon: 'megaphone',
        title: 'Agences de marketing',
        description: 'Aidez vos clients à payer une campagne avant la saison qu’elle vise.',
      },
    ],
  },
  caseStudy: {
    slug: 'how-fractional-cfos-use-boundless',
    category: 'Case Study',
    title: 'Comment des chefs des finances à temps partagé règlent la question du financement en une matinée',
    before: 'Plusieurs portails, autant de formats, et un après-midi à recopier des chiffres de l’un à l’autre.',
    now: 'Un profil par client. Les réponses s’alignent dans le même ordre, et le conseil porte sur les conditions.',
    actions: [{ label: 'Lire l’étude de cas', href: '/blog/how-fractional-cfos-use-boundless' }],
  },
  form: {
    title: 'Présentez-vous',
    lede: `Dites-nous qui vous conseillez. Nous vous répondons ${figures.responseTime} en proposant un rendez-vous. Si vous recevez une part de nos honoraires, vous devez le dire à votre client avant le premier formulaire. Votre État ou votre province peut exiger que vous soyez inscrit comme courtier, et votre profession peut interdire les commissions : vérifiez d’abord ces deux points.`,
  },
};
