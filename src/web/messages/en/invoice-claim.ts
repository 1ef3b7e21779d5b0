import type { invoiceClaim as french } from '../fr/invoice-claim.ts'
import type { Translation } from '../translation.ts'

export const invoiceClaim: Translation<typeof french> = {
  titles: {
    open: 'Invoiced above the agreed price: {sum}',
    granted: 'Credit note received: {sum}',
    dropped: 'Invoiced above the agreed price, not claimed: {sum}',
  },
  inList: {
    open: 'Invoiced above the agreed price: {sum}',
    requested: 'Credit note asked for: {sum}',
  },
  request: 'Ask for a credit note',
  requestAgain: 'Write again',
  paper: 'Print or PDF',
  waits: '{count, plural, one {# line waits} other {# lines wait}} for a credit note that names {number}.',
  creditNotes: 'Credit notes that name this invoice',
  creditNote: 'Credit note {number} of {date}: {sum}',
  noTotal: 'unknown amount',
  givenLess: 'The credit notes come to {given}, less than the {sum} that were claimed.',
  table: 'Lines above the agreed price',
  columns: {
    line: 'Line',
    charged: 'Invoiced',
    agreed: 'Agreed',
    excess: 'Too much',
    state: 'What became of it',
  },
  agreedSince: 'since {date}',
  agreedLater: 'agreed on {date}, after the invoice',
  states: {
    none: 'To claim',
    requested: 'Asked for',
    granted: 'Received',
    dropped: 'Not claimed',
  },
  turns: {
    none: 'Claim',
    requested: 'Not received yet',
    granted: 'Received',
    dropped: 'Do not claim',
  },
  turnNamed: '{to}: {name}',
  marked: '{count, plural, one {Credit note asked for # line} other {Credit note asked for # lines}}',
  notSent: 'Not sent',
  failed: 'The demand could not be stored',
  mail: {
    lead: 'The mail opens in your mail program, in French as suppliers read it; its lines then count as asked for, until a credit note names the invoice.',
    to: 'To',
    noAddress: 'to be completed: this supplier has no email address',
    subject: 'Subject',
    body: 'Text of the mail',
    agreedLater:
      '{count, plural, one {The price of one line} other {The price of # lines}} was agreed after the invoice: check it, or do not claim it.',
    attached:
      'Too many lines for a mail that is opened from here: it names the PDF, which is to be attached.',
    copy: 'Copy the text',
    open: 'Open the mail',
  },
  copyFailed: 'The text could not be copied',
  back: 'Back to the invoice',
  windowTitle: 'Demand for a credit note, invoice {number}',
  print: 'Print',
  exportPdf: 'Export as PDF',
  exporting: 'Exporting...',
  exportFailed: 'The PDF could not be made',
  loadFailed: 'The invoice could not be read',
  nothing: {
    title: 'Nothing to claim',
    sentence: 'No open line of this invoice is above the agreed price.',
  },
}
