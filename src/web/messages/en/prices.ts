import type { prices as french } from '../fr/prices.ts'
import type { Translation } from '../translation.ts'

export const prices = {
  noPrice: 'no price',
  perUnit: '{price} / {unit}',
  moment: '{date} at {time}',
  undone: 'undone',
  sources: {
    typed: 'Typed',
    catalogue: 'Catalogue',
    file: 'File',
    sheet: 'Price of the sheet',
    undo: 'Undo',
    merge: 'Merge',
  },
  formerProduct: 'price of “{name}”, merged since',
  sourceFrom: '{source}: {origin}',
  changed: {
    products: '{count, plural, one {# product changes price} other {# products change price}}',
    price: '{name} · {before} → {after}{difference, select, none {} other { ({difference})}}',
    others: '{count, plural, one {Show # more product} other {Show # more products}}',
    undoable: 'These prices can be undone together in the price journal.',
  },
  history: {
    title: 'Price over time',
    none: 'No price is known yet.',
    unchanged: '{price} since {date}.',
    show: 'Show the prices',
    hide: 'Hide the prices',
    shown: 'The last {count, number} prices of {total, number}.',
    failure: 'The price history could not be read.',
  },
  curve: {
    label: 'Price over time: from {first} to {last}, lowest {lowest}, highest {highest}',
    today: 'today',
    first: 'First',
    last: 'Last',
    lowest: 'Lowest',
    highest: 'Highest',
  },
  table: {
    label: 'All prices',
    when: 'Date and origin',
    price: 'Price before VAT',
  },
  recent: {
    title: 'Latest price changes',
    all: 'The whole journal',
    none: 'No price has changed yet.',
  },
  journal: {
    title: 'Latest price changes',
    back: 'My Products',
    count: '{count, plural, =0 {no change} one {# change} other {# changes}}',
    empty: 'As soon as a price changes it is written here with its origin, and can be undone.',
    failure: 'Something went wrong while loading the price changes',
    more: 'Show more',
    others: '{count, plural, one {and # other product} other {and # other products}}',
    sheets: '{count, plural, =0 {no sheet touched} one {# sheet touched} other {# sheets touched}}',
    undo: 'Undo this change',
    undoneOn: 'Undone on {date}',
  },
  undoing: {
    title: 'Undo this price change?',
    confirm: 'Undo this change',
    busy: 'Undoing...',
    consequence:
      '{products, plural, one {The product gets its former price back} other {The # products get their former prices back}}{sheets, plural, =0 {.} one {, and the cost of # sheet is worked out anew.} other {, and the cost of # sheets is worked out anew.}}',
    done: 'Change undone, the former prices are back',
    changedSince: 'Nothing was undone: the price has changed since for {names}.',
    failure: 'The change could not be undone',
  },
} satisfies Translation<typeof french>
