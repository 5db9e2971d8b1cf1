import type { CompareNotes } from '../../schemas/pages/compare.js';
import { prime } from '../facts/prime.js';

export const compareNotes: CompareNotes = {
  advice: [
    {
      need: 'stock',
      text: 'D’abord : plus de temps de votre fournisseur, ou une première commande plus petite. Une avance de fonds ne sert que si rien d’autre ne convient.',
    },
    {
      need: 'order',
      text: 'Demandez d’abord un acompte à l’acheteur : cela ne coûte rien, et il vous reste moins à emprunter.',
    },
    {
      need: 'equipment',
      text: 'Pour une machine ou un véhicule, demandez d’abord un financement d’équipement. Faute d’un prix qui lui soit propre, il se trouve à la fin du tableau.',
    },
    {
      need: 'late',
      text: 'Appelez d’abord chaque client en retard, renvoyez-lui la facture et offrez un petit rabais s’il paie cette semaine. Cela ne coûte presque rien.',
    },
    {
      need: 'gap',
      text: 'D’abord : plus de temps de vos fournisseurs et un paiement plus rapide de vos clients, d’ordinaire gratuits. Puis un court découvert ou une [carte de crédit d’entreprise](/blog/basic-business-banking-products) : demandez le taux et les frais. Une avance de fonds ne sert que si rien d’autre ne convient.',
    },
    {
      need: 'growth',
      text: 'Demandez d’abord un prêt ordinaire à votre banque. Au Canada, comparez son offre avec un prêt du PFPEC; aux États-Unis, un prêt de la SBA sert quand la banque refuse.',
    },
    {
      need: 'buy',
      text: 'Demandez d’abord au vendeur de vous laisser payer une partie du prix sur plusieurs années.',
    },
    {
      need: 'debt',
      text: 'Demandez d’abord au bailleur de fonds des paiements plus petits et le montant du remboursement intégral : cela ne coûte rien. Un nouveau prêt ne fait économiser que si le remboursement anticipé de l’avance donne droit à un rabais. [Que faire si vous devez déjà une avance](/blog/asset-based-loans-vs-merchant-cash-advances#si-vous-devez-deja-une-avance)',
    },
    {
      need: 'refinance',
      text: 'Demandez d’abord à votre prêteur actuel un taux plus bas ou plus de temps. Aucun nouveau prêt n’est nécessaire.',
    },
  ],
  note: [
    'Les types qui ont un prix du marché vont en gros du moins cher au plus cher (les trois premiers sont trop proches pour les classer), selon les prix des banques là où elles prêtent. Un prêt en ligne à 40 % se range à côté de l’affacturage : fiez-vous au taux de votre offre plutôt qu’à sa place dans le tableau.',
    'Les taux des banques et des programmes ne comprennent pas les frais. Ceux des avances de fonds, de l’affacturage et de nos exemples les comprennent.',
    'Une limite est le maximum qu’un programme ou une loi permet : vous pouvez payer moins.',
    'Les prêteurs en ligne demandent bien plus que les banques. Les lignes des prêts et des marges donnent ce qu’un site a relevé : calculez le coût de votre offre. Dans certains États, un prêt au haut de la fourchette dépasse une limite légale : [vérifiez l’offre](/tools/check-an-offer).',
    '« Qui peut l’obtenir » reflète notre avis, sauf si un petit numéro renvoie à une source.',
    `Les taux américains et canadiens ne se comparent pas directement : à notre dernière vérification, le taux préférentiel était de ${prime.primeUs.text} aux États-Unis et de ${prime.primeCanada.text} au Canada. Comparez les lignes de votre pays.`,
    'Deux offres du même type peuvent différer plus que deux lignes. « $ CA » désigne des dollars canadiens et « $ US », des dollars américains.',
    'Où nous servons d’intermédiaire pour chaque type : voyez nos [conditions d’utilisation](/terms-of-service#using-the-service).',
  ],
};
