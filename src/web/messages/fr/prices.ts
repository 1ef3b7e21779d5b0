import type { PriceSource } from '#domain/pricing/price-source.ts'

export const prices = {
  noPrice: 'sans prix',
  perUnit: '{price} / {unit}',
  moment: '{date} à {time}',
  undone: 'annulé',
  sources: {
    typed: 'Saisi',
    catalogue: 'Catalogue',
    file: 'Fichier',
    undo: 'Annulation',
  } satisfies Record<PriceSource, string>,
  sourceFrom: '{source}\u00a0: {origin}',
  history: {
    title: 'Évolution du prix',
    none: 'Aucun prix n’est encore connu.',
    unchanged: '{price} depuis le {date}.',
    show: 'Voir les prix',
    hide: 'Masquer les prix',
    shown: 'Les {count, number} derniers prix sur {total, number}.',
    failure: 'L’évolution du prix n’a pas pu être lue.',
  },
  curve: {
    label: 'Évolution du prix\u00a0: de {first} à {last}, au plus bas {lowest}, au plus haut {highest}',
    today: 'aujourd’hui',
    first: 'Premier',
    last: 'Dernier',
    lowest: 'Plus bas',
    highest: 'Plus haut',
  },
  table: {
    label: 'Tous les prix',
    when: 'Date et origine',
    price: 'Prix HT',
  },
  recent: {
    title: 'Derniers changements de prix',
    all: 'Tout le journal',
    none: 'Aucun prix n’a encore changé.',
  },
  journal: {
    title: 'Derniers changements de prix',
    back: 'Ma Base Produits',
    count: '{count, plural, =0 {aucun changement} one {# changement} other {# changements}}',
    empty: 'Dès qu’un prix change, il s’inscrit ici avec son origine, et peut être annulé.',
    failure: 'Une erreur est survenue lors du chargement des changements de prix',
    more: 'Afficher la suite',
    others: '{count, plural, one {et # autre produit} other {et # autres produits}}',
    sheets: '{count, plural, =0 {aucune fiche touchée} one {# fiche touchée} other {# fiches touchées}}',
    undo: 'Annuler ce changement',
    undoneOn: 'Annulé le {date}',
  },
  undoing: {
    title: 'Annuler ce changement de prix\u00a0?',
    confirm: 'Annuler ce changement',
    busy: 'Annulation...',
    consequence:
      '{products, plural, one {Le produit retrouve son prix d’avant} other {Les # produits retrouvent leur prix d’avant}}{sheets, plural, =0 {.} one {, et le coût de # fiche est recalculé.} other {, et le coût de # fiches est recalculé.}}',
    done: 'Changement annulé, les prix d’avant sont rétablis',
    changedSince: 'Rien n’a été annulé\u00a0: le prix a changé depuis pour {names}.',
    failure: 'Le changement n’a pas pu être annulé',
  },
} as const
