import { pageNames } from './page-names.ts'

/** What was invoiced between two days. */
export const spending = {
  title: pageNames.spending,
  back: 'Factures',
  lead: 'D’après vos factures en euros, avoirs déduits, hors TVA.',
  period: {
    label: 'Période',
    month: 'Ce mois',
    before: 'Mois dernier',
    quarter: '3 mois',
    year: '12 mois',
    from: 'Du',
    to: 'Au',
    reversed: 'Le dernier jour est avant le premier.',
  },
  heading: 'ACHATS FACTURÉS',
  printedOn: 'Édité le {date}',
  total: 'Total HT',
  suppliers: 'Par fournisseur',
  months: 'Par mois',
  products: 'Les produits qui coûtent le plus',
  productsShare:
    '{count, plural, one {Ce produit fait {share} du total.} other {Ces # produits font {share} du total.}}',
  rest: 'Autres lignes\u00a0: autres produits, articles sans produit, frais, remises',
  leftOut:
    '{count, plural, one {# facture écartée n’est pas comptée.} other {# factures écartées ne sont pas comptées.}}',
  seeLeftOut: 'Les voir',
  columns: {
    supplier: 'Fournisseur',
    month: 'Mois',
    product: 'Produit',
    curve: 'Prix facturés',
    price: 'Dernier prix HT',
    share: 'Part',
    spent: 'Montant HT',
  },
  curve: 'Prix facturés de {first} à {last}, au plus bas {lowest}, au plus haut {highest}',
  noPrice: 'sans prix sûr',
  footer: 'Hors TVA, avoirs déduits · Document établi avec Gramme',
  empty: {
    sentence:
      'Aucune facture sur cette période. Déposez celles de vos fournisseurs\u00a0: ce qu’elles coûtent se compte ici par fournisseur, par mois et par produit.',
    action: 'Voir les factures',
  },
  print: 'Imprimer',
  exportPdf: 'Exporter en PDF',
  exporting: 'Export en cours...',
  exportFailed: 'Le PDF n’a pas pu être créé',
  loadFailed: 'Les achats n’ont pas pu être lus',
} as const
