import type { Translation } from '../translation.ts'
import type { scaling as french } from '../fr/scaling.ts'

export const scaling: Translation<typeof french> = {
  question: 'From {from, number} to {to, number} portions: do the quantities follow?',
  adapt: 'Adapt the quantities',
  keep: 'Keep the quantities',
  perPortion: '{cost} / portion',
  noticeLabel: 'Adapted quantities',
  done: 'Quantities adapted from {from, number} to {to, number} portions.',
  rounded: '{count, plural, one {# rounded quantity} other {# rounded quantities}}',
  rounding: '{name}: {exact} → {rounded}',
  exactly: 'Do not round',
  undo: 'Back to the question',
  copy: 'Keep as a copy',
  copied: 'Copy saved: “{title}”. “{original}” stays as it was.',
  titleSuffix: ' ({count, plural, one {# portion} other {# portions}})',
  openShort: 'for {from, number} portions',
  open: 'For {from, number} portions: for {to, number}, say whether the quantities follow.',
}
