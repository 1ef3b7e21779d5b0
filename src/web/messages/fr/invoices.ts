import { invoiceRefusals } from './invoice-refusals.ts'
import { pageNames } from './page-names.ts'

export const invoices = {
  title: 'Factures',
  spending: pageNames.spending,
  add: 'Ajouter des factures',
  choose: 'Choisir des factures',
  zone: {
    here: 'Déposez ici vos factures',
    folder: 'Choisir un dossier',
    limits:
      'PDF Factur-X, XML (CII ou UBL) ou ZIP, plusieurs à la fois\u00a0: 10\u00a0Mo au plus par facture. Ses prix ne changent rien avant que vous les appliquiez.',
  },
  intake: {
    working: 'Lecture de «\u00a0{name}\u00a0»',
    added: '{count, plural, one {# facture ajoutée} other {# factures ajoutées}}',
    title:
      '{added, plural, =0 {Aucune facture ajoutée} one {# facture ajoutée} other {# factures ajoutées}}, {shown, plural, one {# fichier à regarder} other {# fichiers à regarder}}',
    aside: 'a été ajoutée et écartée. {reason}.',
    known: 'est déjà là\u00a0: c’est la <link>facture {number}</link>.',
    refused: 'n’a pas été lu\u00a0: {reason}',
    unsent: 'n’a pas été ajoutée. {why}',
    fileUnsent: 'a été ajoutée, mais son fichier n’a pas pu être gardé. {why}',
    unexpected: 'Une erreur est survenue.',
    retry: 'Réessayer',
  },
  refusals: invoiceRefusals,
  tabs: { attente: 'En attente', appliquees: 'Appliquées', ecartees: 'Écartées' },
  lists: {
    waiting: 'Factures en attente',
    applied: 'Factures appliquées',
    aside: 'Factures écartées',
  },
  empty: {
    applied: 'Les factures dont vous avez appliqué les prix restent ici.',
    aside: 'Aucune facture écartée.',
  },
  named: '{kind, select, credit {Avoir} other {Facture}} {number} du {date}',
  lines: '{count, plural, one {# ligne} other {# lignes}}',
  toLookAt: '{count, number} à regarder',
  asideReasons: {
    chosen: '{kind, select, credit {Écarté par vous} other {Écartée par vous}}',
    currency: 'Pas en euros',
    'sums-differ': 'Ses montants ne s’additionnent pas',
    'no-lines': 'Aucune ligne\u00a0: cette facture ne change pas de prix',
    'own-sale': 'C’est une de vos ventes\u00a0: le vendeur a votre SIREN',
    'other-buyer': 'Elle est pour une autre entreprise que la vôtre',
  },
  supplierUnknown: 'Fournisseur à confirmer',
  totalHt: '{total} HT',
  takeBack: 'Reprendre',
  takeBackNamed: 'Reprendre la facture {number}',
  more: 'Afficher la suite',
  failure: { load: 'Erreur lors du chargement des factures' },
} as const
