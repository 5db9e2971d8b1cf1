/** The six products, each linked to its section of the products page. */
export const productLinks = [
  { label: 'Merchant cash advance', href: '/financial-products#merchant-cash-advance' },
  { label: 'Asset-based lending', href: '/financial-products#asset-based-lending' },
  { label: 'Term loans', href: '/financial-products#term-loans' },
  { label: 'PO financing', href: '/financial-products#po-financing' },
  { label: 'Inventory financing', href: '/financial-products#inventory-financing' },
  { label: 'Supply chain financing', href: '/financial-products#supply-chain-financing' },
] as const;
