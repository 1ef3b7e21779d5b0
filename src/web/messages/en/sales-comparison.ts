import type { Translation } from '../translation.ts'
import type { salesComparison as french } from '../fr/sales-comparison.ts'

export const salesComparison = {
  with: 'Compare with',
  single: 'Comparing takes a second period of sales.',
  loadFailed: 'The sales of the other period could not be read',
  lead: '{before} → {after}',
  summary: 'Both periods',
  sold: 'Portions sold',
  soldShort: 'Sold',
  revenue: 'Revenue excl. VAT',
  margin: 'Total margin excl. VAT',
  perDay: 'Margin per day',
  perDayHint:
    '{before, plural, one {# day} other {# days}}, then {after, plural, one {# day} other {# days}}',
  before: '{before} before',
  unknown:
    '{count, plural, one {# dish cannot be compared and does not count in the totals} other {# dishes cannot be compared and do not count in the totals}}: sales not entered, or price or cost unknown in one of the two periods.',
  unspread:
    '{count, plural, one {# set menu sold could not be spread over its dishes and does not count.} other {# set menus sold could not be spread over their dishes and do not count.}}',
  unrecorded: {
    before: '{menu}: sales not entered ({before}). Its portions count in neither period.',
    after: '{menu}: sales not entered ({after}). Its portions count in neither period.',
    both: '{menu}: sales not entered ({before}, {after}). Its portions count in neither period.',
  },
  estimated:
    'Figures marked ≈ count portions of set menus that are spread evenly, as it is not known what was taken.',
  moved: '{count, plural, one {# dish changes its class} other {# dishes change their class}}',
  move: '{name}: {before} → {after}',
  table: 'Dish by dish',
  tableLabel: 'Dishes of both periods',
  dish: 'Dish',
  difference: 'Margin difference',
  quadrant: 'Class',
  sum: 'The whole range',
  total: 'All ranges',
  menusOnly: 'In set menus only',
  labelled: '{label}: {figure}',
  absent: 'not on this menu',
  notInGamme: 'not in this range',
  unjudged: 'not judged',
  notRecorded: 'not entered',
  hint: 'The dishes that lost most margin come first. The class is that of each period, among the dishes shown here.',
} satisfies Translation<typeof french>
