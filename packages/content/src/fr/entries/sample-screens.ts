import { money, percent } from '../site/format.js';

const rate = (value: number) => percent(value).replace(/(,\d)(?=\u00a0)/, '$10');

/** Sample businesses, lenders and figures in drawings of the product. */
export const sampleScreens = {
  invented: true,
  screens: {
    business: 'Juniper & Sons Supply',
    place: 'Hamilton (Ont.)',
    menu: { home: 'Accueil', upload: 'Documents', match: 'Prêteurs', debt: 'Dettes', messages: 'Messages' },
    home: {
      title: 'Bonjour, Sam',
      complete: { figure: percent(88), words: 'du profil rempli. Il reste les déclarations de revenus.' },
      match: { figure: '6 prêteurs', words: 'correspondent à ce que vous cherchez' },
      rows: [
        { name: 'Ajouter la 2e déclaration', detail: 'Deux prêteurs la demandent', value: '2 min' },
        { name: 'Confirmer l’usage des fonds', detail: 'Stocks d’automne', value: '1 min' },
        { name: 'Répondre à Corvane', detail: 'Sur les comptes clients', value: 'Nouveau' },
      ],
    },
    upload: {
      title: 'Documents',
      drop: 'Déposez ici relevés et déclarations',
      verified: 'Vérifié',
      rows: [
        { name: 'Relevés bancaires', detail: '14 mois, banque reliée' },
        { name: 'Bilan', detail: 'Septembre, tiré de vos livres' },
        { name: 'Déclaration 2025', detail: 'PDF, 6 pages' },
        { name: 'Déclaration 2024', detail: 'Deux prêteurs la demandent', missing: 'À fournir' },
      ],
    },
    match: {
      title: '6 prêteurs jumelés',
      lender: 'Corvane',
      bestFit: 'Le plus compatible',
      fit: '97',
      terms: [
        ['Montant', money(750_000)],
        ['Taux', rate(11.25)],
        ['Par mois', money(35_043)],
        ['Décision', '24 h'],
      ],
      rows: [
        { name: 'Prairie Ledger', detail: `Financement de stocks, ${rate(9.9)}`, value: '94' },
        { name: 'Tidewell', detail: `Marge de crédit, ${rate(12.4)}`, value: '91' },
        { name: 'Oakenline', detail: `Prêt sur actifs, ${rate(10.75)}`, value: '88' },
      ],
    },
    debt: {
      title: 'Dettes',
      label: 'Solde total de quatre dettes',
      total: money(412_600),
      rows: [
        { name: 'Prêt d’équipement', detail: 'Paiement le 1er déc.', value: money(206_300) },
        { name: 'Marge de crédit', detail: `Sur une limite de ${money(150_000)}`, value: money(103_150) },
        { name: 'Prêt automobile', detail: 'Paiement le 4 déc.', value: money(61_400) },
        { name: 'Crédit fournisseur', detail: 'Dû dans 38 jours', value: money(41_750) },
      ],
    },
  },
} as const;
