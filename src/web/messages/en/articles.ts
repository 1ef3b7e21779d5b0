import type { articles as french } from '../fr/articles.ts'
import type { Translation } from '../translation.ts'

export const articles = {
  title: 'Suppliers’ items',
  tie: 'Link to an item',
  none: 'This product is linked to no item: its price is typed by hand. Once linked, it follows imported price lists.',
  failure: 'The items of this product could not be read.',
  cheapest: 'cheapest',
  followed: 'followed',
  pack: '{pack}, {price}',
  untie: 'Unlink {name}',
  doubt: {
    'units-unrelated': 'Price not converted: the units are unrelated ({price})',
    'content-missing': 'Price not converted: the content of one piece is missing ({price})',
    'density-missing': 'Price not converted: the weight of one litre is missing ({price})',
    'content-assumed': 'To be checked: item and product are assumed to hold the same',
  },
  follow: {
    label: 'The price follows',
    cheapest: 'The cheapest',
    none: 'No item',
    one: '{supplier}, {name}',
    hint: 'A new price of this item is offered on this page; it is taken only when you accept it.',
  },
  notice: {
    tied: '{name} linked to this product',
    untied: '{name} unlinked from this product',
    followed: 'Followed item changed',
    undone: 'Items put back as before',
  },
  write: {
    failure: 'The items could not be changed',
    changed: 'The items of this product have changed meanwhile. Here they are; nothing was changed.',
  },
  choose: {
    title: 'Link “{name}” to an item',
    search: 'Search all catalogues...',
    suggested: 'By the name',
    found: '{total, plural, =0 {No item found} one {# item found} other {# items found}}',
    first: 'The first {count} are shown: narrow the search.',
    noSuggestion:
      'No item of your suppliers has a similar name. Search for it by name, or import a price list.',
    failure: 'The catalogues could not be read.',
    tie: 'Link {name}, {supplier}',
    tieShort: 'Link',
    sure: 'very close name',
    taken: 'Already linked to {product}',
    full: 'A product has {count} items at most: unlink one first.',
  },
} satisfies Translation<typeof french>
