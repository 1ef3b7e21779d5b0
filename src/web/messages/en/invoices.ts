import type { invoices as french } from '../fr/invoices.ts'
import type { Translation } from '../translation.ts'

export const invoices = {
  title: 'Invoices',
  tabs: { attente: 'Waiting', appliquees: 'Applied', ecartees: 'Set aside' },
  lists: {
    waiting: 'Waiting invoices',
    applied: 'Applied invoices',
    aside: 'Invoices set aside',
  },
  empty: {
    waiting: 'No invoice is waiting.',
    applied: 'Invoices whose prices you have applied stay here.',
    aside: 'No invoice is set aside.',
  },
  named: '{kind, select, credit {Credit note} other {Invoice}} {number} of {date}',
  lines: '{count, plural, =0 {no line} one {# line} other {# lines}}',
  toLookAt: '{count, number} to look at',
  asideReasons: {
    chosen: 'Set aside by you',
    currency: 'Not in euros',
    'sums-differ': 'Its amounts do not add up',
    'no-lines': 'No line: this invoice changes no price',
    'own-sale': 'It is a sale of yours: the seller has your SIREN',
    'other-buyer': 'It is for another company than yours',
  },
  takeBack: 'Take back',
  takeBackNamed: 'Take back invoice {number}',
  more: 'Show more',
  failure: { load: 'The invoices could not be loaded' },
} satisfies Translation<typeof french>
