/** What a page is called, by its title and by all that leads to it. */
export const pageNames = {
  products: 'Ma Base Produits',
  importedProducts: 'Mes Produits Importés',
  priceChanges: 'Journal des prix',
  suppliersDashboard: 'Tableau de bord fournisseurs',
  suppliers: 'Mes Fournisseurs',
  manage: 'Fournisseurs et produits importés',
  priceLists: 'Journal des tarifs',
  purchases: 'Liste d’achats',
  spending: 'Achats facturés',
  batches: 'Lots',
  tomorrow: 'Demain',
  orders: 'Commandes',
  unpriced: 'Donner les prix',
  lostMargins: 'Ce qui a perdu de la marge',
} as const
