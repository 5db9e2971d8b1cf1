/** The six products, each linked to its section of the products page. */
export const productLinks = [
  { label: 'Avance de fonds', href: '/financial-products#merchant-cash-advance' },
  { label: 'Prêt sur actifs', href: '/financial-products#asset-based-lending' },
  { label: 'Prêts à terme', href: '/financial-products#term-loans' },
  { label: 'Financement de bons de commande', href: '/financial-products#po-financing' },
  { label: 'Financement de stocks', href: '/financial-products#inventory-financing' },
  { label: 'Financement de la chaîne d’approvisionnement', href: '/financial-products#supply-chain-financing' },
] as const;
