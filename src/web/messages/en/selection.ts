import type { Translation } from '../translation.ts'
import type { selection as french } from '../fr/selection.ts'

export const selection = {
  label: 'Selection',
  select: 'Select {name}',
  all: 'Select {count, plural, one {the product shown} other {the # products shown}}',
  allShort: 'Select all ({count, number})',
  none: 'Deselect all',
  count: '{count, plural, one {# product selected} other {# products selected}}',
  hint: 'Space selects, Shift extends, Ctrl + A takes all',
  tooMany: 'At most {most, number} products change at once: deselect some.',
  onlyFirst: 'The first {most, number} of {total, number} are selected.',
  allFailure: 'The selection could not be made',
  apply: 'Apply',
  busy: 'Applying...',
  failure: 'The change could not be made',
  price: {
    open: 'Price',
    title: 'Change {count, plural, one {the price of # product} other {the prices of # products}}',
    direction: 'Direction of the change',
    up: 'Raise',
    down: 'Lower',
    figure: 'By how much',
    measure: 'In percent or in euros',
    percent: '%',
    amount: '€ per unit',
    amountHint: 'The amount is added to the price of each product’s unit: the kilo, the litre, the piece.',
    unpriced:
      '{count, plural, one {# product without a price keeps none.} other {# products without a price keep none.}}',
    same: '{count, plural, one {# product keeps its price: the change is lost in rounding.} other {# products keep their price: the change is lost in rounding.}}',
    negative:
      '{count, plural, one {The price of {names} would be negative} other {The prices of {names} would be negative}}: lower by less, or {count, plural, one {deselect this product} other {deselect these products}}.',
    tooHigh:
      '{count, plural, one {The price of {names} would pass} other {The prices of {names} would pass}} €9,999,999.',
    undone: 'The prices of before are back',
    done: '{count, plural, =0 {No price has changed} one {# price changed} other {# prices changed}}',
  },
  category: {
    open: 'Category',
    title: 'Change the category of {count, plural, one {# product} other {# products}}',
    field: 'New category',
    choose: 'Choose…',
  },
  supplier: {
    open: 'Supplier',
    title: 'Change the supplier of {count, plural, one {# product} other {# products}}',
    field: 'New supplier',
    choose: 'Search for a supplier',
  },
  allergens: {
    open: 'Allergens',
    title: 'Change the allergens of {count, plural, one {# product} other {# products}}',
    direction: 'Add or remove',
    add: 'Add',
    remove: 'Remove',
    removedField: 'Allergens not contained',
    removedHint:
      'They are taken from those of each product; its traces stay. A product left without any becomes “Not declared”, never free of allergens.',
    field: 'Allergens contained',
    hint: 'They are added to those of each product: none is taken away.',
  },
  replace: { open: 'Replace' },
  merge: { open: 'Merge' },
  delete: {
    open: 'Delete',
    title: 'Delete {count, plural, one {# product} other {# products}}?',
    confirm: 'Delete',
    busy: 'Deleting...',
    unused:
      'No technical sheet uses {products, plural, one {this product. It stays} other {these products. They stay}} in the bin for thirty days.',
    use: '{count, plural, one {# technical sheet uses {products, plural, one {this product} other {these products}}} other {# technical sheets use {products, plural, one {this product} other {these products}}}}',
    goesWith:
      '{count, plural, one {It will keep its lines, without a product, and its cost and allergens will be incomplete.} other {They will keep their lines, without a product, and their cost and allergens will be incomplete.}} What is deleted stays in the bin for thirty days.',
    useFailure: 'The technical sheets that use these products could not be read.',
    failure: 'The products could not be deleted',
    done: '{count, plural, =0 {No product was deleted} one {# product deleted} other {# products deleted}}',
  },
  undone: '{count, plural, one {# product is as before} other {# products are as before}}',
  undoFailure: 'The change could not be undone',
  undoLeft: '{names} {count, plural, one {has} other {have}} changed meanwhile: nothing was undone there.',
  already:
    '{count, plural, one {# product has it already and does not change.} other {# products have it already and do not change.}}',
  without:
    '{count, plural, one {# product does not contain them and does not change.} other {# products do not contain them and do not change.}}',
  changes: '{count, plural, one {# product changes} other {# products change}}',
  change: '{name} · {before} → {after}',
  others: '{count, plural, one {Show # more product} other {Show # more products}}',
  done: '{count, plural, =0 {No product has changed} one {# product changed} other {# products changed}}',
  left: '{count, plural, one {{names} has changed meanwhile in another window: this product was left as it is, and stays selected.} other {{names} have changed meanwhile in another window: these products were left as they are, and stay selected.}}',
  gone: '{count, plural, one {{names} had been deleted already.} other {{names} had been deleted already.}}',
} satisfies Translation<typeof french>
