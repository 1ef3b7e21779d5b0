import type { Translation } from '../translation.ts'
import type { salesMenus as french } from '../fr/sales-menus.ts'

export const salesMenus = {
  title: 'Set menus',
  menu: 'Set menu',
  label: 'Sales by set menu',
  hint: 'How many menus were sold, then, if you know it, how often each dish was taken; otherwise the menus are spread evenly over the dishes of each choice.',
  show: 'Dishes taken',
  showOf: 'Dishes taken: {menu}',
  soldOf: 'Menus sold: {menu}',
  takenOf: 'Portions taken in {menu}: {dish}',
  dishOf: '{dish} ({menu})',
  only: 'In set menus only',
  soldLabel: 'Sales and margins of set menus',
  sold: 'Sold',
  price: 'Price incl. VAT',
  margin: 'Margin per menu excl. VAT',
  totalMargin: 'Total margin excl. VAT',
  labelled: '{label}: {figure}',
  unrecorded: 'Sales not entered yet.',
  choices: {
    known: 'Dishes taken are known.',
    partly: 'Dishes taken are known in part, the rest is spread evenly.',
    evenly: 'Dishes taken are not known: spread evenly.',
  },
  unknown: {
    'no-price': 'No price: its dishes do not count in the analysis.',
    'no-choice': 'No choice: nothing to spread.',
    'empty-choice': 'A choice offers no dish: its dishes do not count in the analysis.',
    'dish-without-price': 'Its dishes do not count in the analysis, for want of a price outside the menu:',
  },
  unequal:
    '{choice}: {taken, plural, =0 {no portion taken} one {# portion taken} other {# portions taken}} for {sold, plural, =0 {no menu} one {# menu} other {# menus}}.',
  gone: '{count, plural, one {# portion of a dish that is no longer in the menu is not counted.} other {# portions of dishes that are no longer in the menu are not counted.}}',
  method:
    'The price of a menu is split over its dishes in proportion to their prices outside the menu. Figures marked ≈ count portions that are spread evenly over the dishes of a choice, as it is not known what was taken, or a cost that is incomplete or to check.',
} satisfies Translation<typeof french>
