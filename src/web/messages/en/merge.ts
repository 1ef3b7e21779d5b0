import type { merge as french } from '../fr/merge.ts'
import type { Translation } from '../translation.ts'

export const merge = {
  open: 'Merge with…',
  unsaved: 'Save your changes of this product first, then merge it.',
  title: 'Merge with {name}',
  with: 'Product to merge',
  withPlaceholder: 'Name of another product',
  keeps:
    'Sheet lines, prices and items of the other product become those of this one. Quantities, units, losses and notes of the lines stay.',
  alike: 'Nothing distinguishes these two products.',
  facts: {
    name: 'Name',
    price: 'Price and unit',
    content: 'Content of one piece',
    density: 'Weight of a litre',
  },
  none: 'None',
  noPrice: 'No price ({unit})',
  density: '{density} kg',
  allergens: {
    label: 'Allergens',
    both: 'Together: {names}',
    hint: 'The allergens and traces of both are put together, unless you choose.',
    doubts: {
      'free-beside-declared':
        '“{first}” is declared free of allergens, “{second}” contains some. Together they are those of “{second}”.',
      'undeclared-beside-declared':
        'The allergens of “{first}” are not declared. Together they are those of “{second}”.',
      'undeclared-beside-free':
        'The allergens of “{first}” are not declared, “{second}” is declared free of them. Together they stay undeclared.',
    },
  },
  moves: 'From “{other}” to “{kept}”: {parts}.',
  movesNothing: 'No sheet uses “{other}”.',
  toBin: '“{other}” stays in the bin for thirty days.',
  moved: {
    lines:
      '{lines, plural, one {# line} other {# lines}} in {sheets, plural, one {# sheet} other {# sheets}}',
    prices: '{count, plural, one {# price of the history} other {# prices of the history}}',
    articles: '{count, plural, one {# supplier’s item} other {# suppliers’ items}}',
    replacements: '{count, plural, one {# replaced line} other {# replaced lines}}',
  },
  tooManyArticles:
    'Together these two products are linked to more items than one product can have: unlink some first.',
  uncosted:
    '{count, plural, one {# line would lose its cost: its unit does not convert, or the product would have no price.} other {# lines would lose their cost: their units do not convert, or the product would have no price.}}',
  direct: 'Sheets that use {other}',
  others: 'Other sheets that change',
  noSheet: 'No cost of a sheet changes.',
  confirm: 'Merge',
  busy: 'Merging...',
  failure: 'The merge could not be made',
  changed: 'One of these products has changed meanwhile. Here it is up to date; nothing was merged.',
  effectFailure: 'The effect of the merge could not be computed',
  done: '{other} merged with {kept}{lines, plural, =0 {} one { (# line)} other { (# lines)}}',
  undo: 'Undo',
  undone: '{kept} and {other} are two products again',
  undoLeft:
    '{count, plural, one {# line has changed since and stays as it is.} other {# lines have changed since and stay as they are.}}',
  undoFailure: 'The merge could not be undone',
  alreadyUndone: 'This merge was undone before',
  changedSince:
    '{parts} {count, plural, one {has changed} other {have changed}} since the merge: undoing it would lose that change. Nothing was undone.',
  articles: 'the linked items',
  list: {
    title: 'Merges',
    row: '{other} → {kept}',
    facts: '{date}, {lines, plural, =0 {no line} one {# line} other {# lines}}',
    until: 'Can be undone until {date}',
    forgotten: 'Can no longer be undone: the product is no longer in the bin',
    undone: 'Undone on {date}',
    undo: 'Undo the merge of {other} with {kept}',
    failure: 'The merges could not be read',
  },
} satisfies Translation<typeof french>
