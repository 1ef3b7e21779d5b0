import type { cells as french } from '../fr/cells.ts'
import type { Translation } from '../translation.ts'

export const cells: Translation<typeof french> = {
  cell: '{fact} of {name}',
  noCategoryFound: 'No category by this name',
  saving: 'being saved',
  refused: 'not saved',
  changed: '{name}: {before} → {after}',
  undone: '{name}: the change is undone',
  undoFailed: 'The change of {name} could not be undone',
  undoLeft: '{name} has changed meanwhile: nothing was undone.',
  undoGone: '{name} no longer exists: nothing was undone.',
  failure: '{cell} not saved: {typed}',
  productGone: 'This product was deleted meanwhile.',
  sheetGone: 'This sheet was deleted meanwhile.',
  conflict: '{cell}, changed meanwhile in another window. You typed: {typed}. Stored version: {stored}.',
  refusedTitle: 'What is not saved',
  retry: 'Try again',
  giveUp: 'Give up',
}
