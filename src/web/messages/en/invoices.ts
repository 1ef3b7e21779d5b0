import type { invoices as french } from '../fr/invoices.ts'
import type { Translation } from '../translation.ts'
import { invoiceRefusals } from './invoice-refusals.ts'
import { pageNames } from './page-names.ts'

export const invoices = {
  title: 'Invoices',
  spending: pageNames.spending,
  add: 'Add invoices',
  choose: 'Choose invoices',
  zone: {
    here: 'Drop your invoices here',
    folder: 'Choose a folder',
    limits:
      'Factur-X PDF, XML (CII or UBL) or ZIP, several at once: 10 MB at most for an invoice. Its prices change nothing before you apply them.',
  },
  intake: {
    working: 'Reading “{name}”',
    added: '{count, plural, one {# invoice added} other {# invoices added}}',
    title:
      '{added, plural, =0 {No invoice added} one {# invoice added} other {# invoices added}}, {shown, plural, one {# file to look at} other {# files to look at}}',
    aside: 'was added and set aside. {reason}.',
    known: 'is there already: it is <link>invoice {number}</link>.',
    refused: 'was not read: {reason}',
    unsent: 'was not added. {why}',
    fileUnsent: 'was added, but its file could not be kept. {why}',
    unexpected: 'Something went wrong.',
    retry: 'Try again',
  },
  refusals: invoiceRefusals,
  tabs: { attente: 'Waiting', appliquees: 'Applied', ecartees: 'Set aside' },
  lists: {
    waiting: 'Waiting invoices',
    applied: 'Applied invoices',
    aside: 'Invoices set aside',
  },
  empty: {
    applied: 'Invoices whose prices you have applied stay here.',
    aside: 'No invoice is set aside.',
  },
  named: '{kind, select, credit {Credit note} other {Invoice}} {number} of {date}',
  lines: '{count, plural, one {# line} other {# lines}}',
  toLookAt: '{count, number} to look at',
  asideReasons: {
    chosen: '{kind, select, credit {Set aside by you} other {Set aside by you}}',
    currency: 'Not in euros',
    'sums-differ': 'Its amounts do not add up',
    'no-lines': 'No line: this invoice changes no price',
    'own-sale': 'It is a sale of yours: the seller has your SIREN',
    'other-buyer': 'It is for another company than yours',
  },
  supplierUnknown: 'Supplier to confirm',
  totalHt: '{total} excl. VAT',
  takeBack: 'Take back',
  takeBackNamed: 'Take back invoice {number}',
  more: 'Show more',
  failure: { load: 'The invoices could not be loaded' },
} satisfies Translation<typeof french>
