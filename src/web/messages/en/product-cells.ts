import type { productCells as french } from '../fr/product-cells.ts'
import type { Translation } from '../translation.ts'

export const productCells: Translation<typeof french> = {
  cell: '{fact} of {name}',
  noCategoryFound: 'No category by this name',
  saving: 'being saved',
  refused: 'not saved',
  changed: '{name}: {before} → {after}',
  undone: '{name}: the change is undone',
  undoFailed: 'The change of {name} could not be undone',
  undoLeft: '{name} has changed meanwhile: nothing was undone.',
  undoGone: '{name} was deleted meanwhile: nothing was undone.',
  failure: '{cell} not saved: {typed}',
  gone: '{what}. This product was deleted meanwhile.',
  conflict: '{cell}, changed meanwhile in another window. You typed: {typed}. Stored version: {stored}.',
  leap: '{cell}: {before} → {after}. Is this right?',
  refusedTitle: 'What is not saved',
  retry: 'Try again',
  giveUp: 'Give up',
}
