import type { Translation } from '../translation.ts'
import type { salesActions as french } from '../fr/sales-actions.ts'

export const salesActions = {
  title: 'To do first',
  all: 'All ranges',
  open: 'Open the range',
  missing:
    '<gamme>{nom}</gamme>: {amount} is missing to its dishes that earn less than its mean margin, {mean} a portion.',
  most: 'It is the range that loses most.',
  even: '<gamme>{nom}</gamme>: no dish earns less than the mean margin.',
  single: '<gamme>{nom}</gamme>: no two dishes sold to compare yet.',
  today: '({price} today)',
  underOne: 'less than {one}',
  span: { month: 'a month', days: '{count, plural, one {in one day} other {in # days}}' },
  'raise-price': 'Go from {from} to {to} incl. VAT: <strong>{gain}</strong> {span} at the same sales',
  firstStep: '(first step; target of {rate} at {price} incl. VAT)',
  'no-price':
    'No price is enough: it would take {to} incl. VAT, {percent} more. Rework the recipe or take it off the menu.',
  'lower-cost':
    'Lower the cost of a portion by {difference}, to {to}: <strong>{gain}</strong> {span} at the same sales',
  'sell-more':
    'Sell {portions} more, instead of the other dishes of the range: <strong>{gain}</strong> {span}',
  withdraw:
    'Take it off: <strong>{gain}</strong> {span}, if its {portions} portions go to the other dishes of the range',
  without: {
    unknown:
      '{count, plural, one {Without # dish whose price or cost is unknown or to be checked} other {Without # dishes whose price or cost is unknown or to be checked}}: {names}.',
    sales:
      '{count, plural, one {Without # dish whose sales are not entered} other {Without # dishes whose sales are not entered}}: {names}.',
  },
  more: '{count, plural, one {# other} other {# others}}',
  method:
    'What a range loses: for each dish below the mean margin of its range, the difference times the portions sold. Prices rise in steps of €0.50 (€0.10 below €10), by a tenth at most, unless each portion loses money; a dish to sell more is at most sold twice as often.',
} as const satisfies Translation<typeof french>
