export const cells = {
  cell: '{fact} de {name}',
  noCategoryFound: 'Aucune catégorie à ce nom',
  saving: 'enregistrement en cours',
  refused: 'non enregistré',
  changed: '{name}\u00a0: {before} → {after}',
  undone: '{name}\u00a0: le changement est annulé',
  undoFailed: 'Le changement de {name} n’a pas pu être annulé',
  undoLeft: '{name} a changé entre-temps\u00a0: rien n’a été annulé.',
  undoGone: '{name} n’existe plus\u00a0: rien n’a été annulé.',
  failure: '{cell}\u00a0: saisie non enregistrée ({typed})',
  productGone: 'Ce produit a été supprimé entre-temps.',
  sheetGone: 'Cette fiche a été supprimée entre-temps.',
  conflict:
    '{cell} a changé entre-temps dans une autre fenêtre. Votre saisie\u00a0: {typed}. Version enregistrée\u00a0: {stored}.',
  refusedTitle: 'Ce qui n’est pas enregistré',
  retry: 'Réessayer',
  giveUp: 'Abandonner',
} as const
