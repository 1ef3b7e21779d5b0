import type { pasteCells as french } from '../fr/paste-cells.ts'
import type { Translation } from '../translation.ts'

export const pasteCells: Translation<typeof french> = {
  title: 'Paste into the table',
  confirm: 'Paste {what}',
  confirmNone: 'Paste',
  busy: 'Pasting...',
  failure: 'This could not be pasted',
  counted: {
    category: '{count, plural, one {# category} other {# categories}}',
    price: '{count, plural, one {# price} other {# prices}}',
    supplier: '{count, plural, one {# supplier} other {# suppliers}}',
  },
  changes: 'What changes: {what}',
  noChange: 'Nothing changes so far.',
  already: '{count, plural, one {# cell has this value already.} other {# cells have their value already.}}',
  others: '{count, plural, one {See the other one} other {See the # others}}',
  faultsTitle:
    '{count, plural, one {# cell cannot be pasted and stays as it was} other {# cells cannot be pasted and stay as they were}}',
  fault: '{cell}: {why}',
  faults: {
    empty: 'empty cell',
    unreadable: '“{text}” is not a price',
    vat: '“{text}” is a price with VAT, the base is without',
    negative: '“{text}” is negative',
    'percent-only': '“{text}” is not a price',
    unit: '“{text}” is for a unit that does not convert to that of the product',
    range: '“{text}” is above €9,999,999',
    category: 'no category “{text}”',
    supplier: 'no supplier “{text}”',
    several: 'several suppliers are called “{text}”',
  },
  doubtsTitle:
    '{count, plural, one {“{text}”, for {name}, can be read in two ways} other {# prices can be read in two ways, such as “{text}” for {name}}}',
  reading: {
    leave: '{count, plural, one {Do not paste it} other {Do not paste them}}',
    decimals: 'As decimals: {price}',
    thousands: 'As thousands: {price}',
  },
  rowsOver:
    '{count, plural, one {# row too many is not pasted} other {# rows too many are not pasted}}: the list ends at {name}.',
  rowsBeyond:
    '{count, plural, one {# row is not pasted} other {# rows are not pasted}}: at most {most, number} products change at a time.',
  columnsOver:
    '{count, plural, one {# column too many is not pasted} other {# columns too many are not pasted}}: only category, price and supplier can be pasted, in this order.',
  nothing: 'The cells have these values already.',
  none: 'Nothing was pasted.',
  done: 'Pasted: {what}.',
  doneBut: '{done} {count, plural, one {# cell left as it was} other {# cells left as they were}}: {names}.',
}
