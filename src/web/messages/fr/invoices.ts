export const invoices = {
  title: 'Factures',
  tabs: { attente: 'En attente', appliquees: 'Appliquées', ecartees: 'Écartées' },
  lists: {
    waiting: 'Factures en attente',
    applied: 'Factures appliquées',
    aside: 'Factures écartées',
  },
  empty: {
    waiting: 'Aucune facture en attente.',
    applied: 'Les factures dont vous avez appliqué les prix restent ici.',
    aside: 'Aucune facture écartée.',
  },
  named: '{kind, select, credit {Avoir} other {Facture}} {number} du {date}',
  lines: '{count, plural, =0 {aucune ligne} one {# ligne} other {# lignes}}',
  toLookAt: '{count, number} à regarder',
  asideReasons: {
    chosen: 'Écartée par vous',
    currency: 'Pas en euros',
    'sums-differ': 'Ses montants ne s’additionnent pas',
    'no-lines': 'Aucune ligne\u00a0: cette facture ne change pas de prix',
    'own-sale': 'C’est une de vos ventes\u00a0: le vendeur a votre SIREN',
    'other-buyer': 'Elle est pour une autre entreprise que la vôtre',
  },
  takeBack: 'Reprendre',
  takeBackNamed: 'Reprendre la facture {number}',
  more: 'Afficher la suite',
  failure: { load: 'Erreur lors du chargement des factures' },
} as const
