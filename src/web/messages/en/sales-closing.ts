import type { Translation } from '../translation.ts'
import type { salesClosing as french } from '../fr/sales-closing.ts'

export const salesClosing = {
  ended: 'This period is over: close it to keep its prices, costs and dishes.',
  closedAt: 'Closed on {date}: its prices, costs and sales no longer change.',
  close: 'Close',
  closeTitle: 'Close this period?',
  closeBody:
    'The prices and costs of today, the dishes, the set menus and their sales will be kept in it, whatever becomes of the menu. You can recompute or reopen it.',
  closed: 'Period closed',
  recompute: 'Recompute',
  recomputeTitle: 'Recompute with the figures of today?',
  recomputed: 'Period recomputed',
  same: 'Neither prices nor costs have changed since it was closed.',
  total: 'Total margin excl. VAT: {before} → {after}',
  changes: '{count, plural, one {# dish changes} other {# dishes change}}:',
  price: 'price incl. VAT {before} → {after}',
  cost: 'cost per portion {before} → {after}',
  more: '{count, plural, one {and # other} other {and # others}}',
  kept: '{count, plural, one {# dish is no longer on the menu and keeps its figures.} other {# dishes are no longer on the menu and keep their figures.}}',
  reopen: 'Reopen',
  reopenTitle: 'Reopen this period?',
  reopenBody:
    'It gets the prices and costs of today, and can be corrected.{gone, plural, =0 {} one { The sales of a dish or set menu that is no longer on the menu will be lost.} other { The sales of # dishes or set menus that are no longer on the menu will be lost.}}',
  reopened: 'Period reopened',
  failed: 'The period could not be changed',
} satisfies Translation<typeof french>
