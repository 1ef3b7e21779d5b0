import type { invoiceClaim as french } from '../fr/invoice-claim.ts'
import type { Translation } from '../translation.ts'

export const invoiceClaim: Translation<typeof french> = {
  titles: {
    open: 'Invoiced above the agreed price: {sum}{rest, select, none {} other {, of which {rest} are still to be received}}',
    granted: 'Credit note received: {sum}',
    dropped: 'Invoiced above the agreed price, not claimed: {sum}',
  },
  inList: {
    open: 'Invoiced above the agreed price: {sum}',
    requested: 'Credit note asked for: {sum}',
    partial: 'Partial credit note: {given} received of {sum} asked for',
  },
  request: 'Ask for a credit note',
  requestAgain: 'Write again',
  paper: 'Print or PDF',
  waits: '{count, plural, one {# line waits} other {# lines wait}} for a credit note that names {number}.',
  creditNotes: 'Credit notes that name this invoice',
  creditNote:
    'Credit note {number} of {date}: {sum}{state, select, waiting {, waiting: apply it to close what it covers} aside {, set aside} other {}}',
  noTotal: 'unknown amount',
  partial: 'Partial credit note: {given} received of {sum} asked for.',
  otherLines: 'The credit notes received do not cover the lines that are still asked for.',
  grantedBy: 'Received: {number}',
  credited: {
    title: 'Claims on the invoices that it names',
    invoice: 'Invoice {number} of {date}',
    noClaim: 'nothing is asked of it',
    namesNone: 'This credit note names no invoice: it closes no claim.',
    absent: '{count, plural, one {Invoice {numbers} is not here.} other {Invoices {numbers} are not here.}}',
    closed: 'Closed by this credit note{other, select, none {} other { and {other}}}',
    closes: 'Will be closed by this credit note{other, select, none {} other { and {other}}}',
    alsoWithout: 'Received, closed without this one as well',
    open: 'Still asked for: not covered',
    partial: 'Partial credit note: {given} for {sum} asked for, no line is closed.',
    bar: '{count, plural, =0 {This credit note closes no line that is asked for} one {Closes # line asked for: {sum}} other {Closes # lines asked for: {sum}}}',
    applied:
      '{count, plural, =0 {This credit note is applied, it closes no line that is asked for.} one {This credit note has closed # line asked for: {sum}.} other {This credit note has closed # lines asked for: {sum}.}}',
    appliedNotice:
      '{count, plural, =0 {Credit note applied, no claim is closed} one {Credit note applied, # claim closed} other {Credit note applied, # claims closed}}',
    undo: 'Undo this credit note',
  },
  undoing: {
    title: 'Undo this credit note?',
    confirm: 'Undo the credit note',
    busy: 'Undoing...',
    consequence:
      'What credit note {number} covers, alone or with others, is asked for again. It will wait again.',
    done: 'Credit note undone, its lines are asked for again',
    changedSince: 'Nothing was undone: the price has changed since of {names}.',
    failure: 'The credit note could not be undone',
  },
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
    requested: 'Wait for it again',
    granted: 'Mark as received',
    dropped: 'Do not claim',
  },
  turnNamed: '{to}: {name}',
  marked: '{count, plural, one {Credit note asked for # line} other {Credit note asked for # lines}}',
  notSent: 'Not sent',
  failed: 'The demand could not be stored',
  mail: {
    lead: 'The mail opens in your mail program, in French as suppliers read it; its lines then count as asked for, until a credit note names the invoice.',
    leadOfReceipts:
      'The mail opens in your mail program, in French as suppliers read it. The invoice keeps nothing of it: the demand is found among the mails that you have sent.',
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
    sentence: 'No open line of this invoice is above the agreed price, and what it bills was received.',
  },
}
