import type { HowItWorksPage } from '../../schemas/pages/how-it-works.js';
import type { Testimonial } from '../../schemas/testimonial.js';
import { links } from '../../site/links.js';
import { statements } from '../claims/sentences.js';
import { figures } from '../claims/values.js';
import { arrangedBrief, arrangedLinked } from '../facts/broker-rules.js';
import { testimonials } from './testimonials.js';

const getStarted = { label: 'Commencer gratuitement', href: links.signUp };

export const howItWorks: HowItWorksPage = {
  meta: {
    title: 'Fonctionnement : du profil au financement | Boundless',
    description:
      'Remplissez un seul profil, laissez notre IA le lire, rencontrez des prêteurs qui vous conviennent et comparez leurs offres, en quatre étapes.',
  },
  hero: {
    title: 'Du premier formulaire au déblocage des fonds, en quatre étapes',
    lede: `Le jumelage prend ${figures.matchingTime}. ${statements.decisionShort} Voici les étapes, du profil aux fonds.`,
    note: `${statements.whoCanOpenShort} ${arrangedBrief}`,
    actions: [getStarted, { label: 'Voir des exemples de financements', href: '/who-we-help' }],
  },
  steps: [
    {
      title: 'Remplissez votre profil',
      description:
        'Reliez votre banque et votre comptabilité, puis répondez à quelques questions. Vos livres fournissent les chiffres.',
    },
    {
      title: 'Analyse par l’IA',
      description:
        'Un logiciel lit vos chiffres comme le fait un prêteur et vous montre ce que celui-ci voudra savoir.',
    },
    {
      title: 'Rencontrez des prêteurs',
      description: statements.whoSees,
    },
    {
      title: 'Obtenez votre financement',
      description:
        'Comparez les offres côte à côte, vérifiez le contrat, signez avec un prêteur et recevez les fonds directement de sa part.',
    },
  ],
  screens: [
    {
      id: 'home',
      label: 'Accueil',
      alt: 'Accueil d’un profil de financement : ce qui est rempli, le nombre de prêteurs jumelés et la prochaine chose à faire.',
    },
    {
      id: 'upload',
      label: 'Dépôt de documents',
      alt: 'Dépôt de documents : une zone où glisser les fichiers, au-dessus d’une liste de relevés et de déclarations, presque tous vérifiés.',
    },
    {
      id: 'match',
      label: 'Prêteurs jumelés',
      alt: 'Prêteurs jumelés : l’offre la plus compatible, avec son montant, son taux et son paiement, au-dessus des autres prêteurs classés par compatibilité.',
    },
    {
      id: 'debt',
      label: 'Tableau des dettes',
      alt: 'Tableau des dettes : ce que doit l’entreprise, chaque dette avec son solde et son échéance, sous un seul total.',
    },
  ],
  featured: { testimonial: featuredTestimonial() },
  questions: {
    title: 'Avant de commencer',
    items: [
      {
        question: 'Qui peut utiliser Boundless, et où?',
        answer: `${statements.whoCanOpen} ${arrangedLinked}`,
      },
      {
        question: 'Que vérifiez-vous au sujet de mon entreprise?',
        answer:
          'Nous comparons ce que vous entrez, et les comptes que vous reliez, à ce que chaque prêteur dit financer. Nous n’interrogeons une agence d’évaluation du crédit qu’après votre autorisation, et nous vous disons d’avance si la demande peut influer sur votre cote. Quand vous présentez une demande, un prêteur peut faire ses propres vérifications : demandez-lui d’abord lesquelles. La section « [Le classement des prêteurs jumelés](/how-we-are-paid#ranking) » indique ce qui compte.',
      },
      {
        question: 'Que veut dire « prêteurs sélectionnés »?',
        answer: `Ce sont tous les prêteurs de notre réseau. Chaque année, nous en vérifions une partie, en tenant compte des [plaintes](/complaints) : ce sont les prêteurs « vérifiés », avec lesquels se fait le jumelage. Rien ne garantit que chacun prête à une entreprise comme la vôtre. Nous ne publions pas les autres étapes de cette vérification : faites la vôtre avant de signer.`,
      },
      {
        question: 'Que dois-je préparer?',
        answer:
          'Les prêteurs demandent souvent :\n**Les relevés bancaires** des 3 à 6 derniers mois.\n**Les états financiers ou les déclarations de revenus** des deux dernières années.\n**La liste de vos dettes :** le prêteur, ce que vous devez et le paiement.\nCertains demandent moins, d’autres plus. L’article « [Comment les prêteurs évaluent votre entreprise](/blog/how-lenders-evaluate-your-business) » explique pourquoi.',
      },
      {
        question: 'Que dois-je vérifier avant de signer?',
        answer:
          'Demandez ces renseignements par écrit, et comparez-les avec le contrat :\n**Le coût** en dollars et en taux annuel, avec tous les frais.\n**Les paiements :** leur montant, leur fréquence et la façon dont ils sont perçus.\n**Le remboursement anticipé :** ce qu’il coûte ou fait économiser.\n**Les garanties :** ce que prend le prêteur, et si un propriétaire doit cautionner la dette.\nL’outil « [Vérifier une offre](/tools/check-an-offer) » calcule le taux annuel et dresse la liste de ce que la loi oblige un prêteur à vous dire. Prenez le temps qu’il vous faut : une offre qui n’est valable qu’aujourd’hui est une raison de poser plus de questions.',
      },
    ],
  },
  closing: {
    title: 'On commence?',
    lede: 'Remplissez un seul profil et voyez quels prêteurs conviennent à votre entreprise.',
    actions: [getStarted, { label: 'Parler à un expert', href: links.meeting }],
  },
};

function featuredTestimonial(): Testimonial {
  const found = testimonials.find((testimonial) => testimonial.name === 'Dev Raman');
  if (!found) throw new Error('How It Works features a testimonial that is no longer in testimonials.ts');
  return found;
}
