import type { Invoice, InvoiceLine, LineFigure } from './invoice.ts'

/** What either syntax gives, before it is judged whether that is an invoice. */
export type RawInvoice = Omit<Invoice, 'profile' | 'kind'> & { guideline: string }

type WrittenLine = Omit<InvoiceLine, 'unitCode' | 'baseUnitCode' | 'unreadable'> & {
  unitCode: string
  baseUnitCode: string
}

/** A line with its codes as they are compared: in capitals, and none for an empty one. */
export function lineOf(line: WrittenLine, unreadable: LineFigure[]): InvoiceLine {
  return {
    ...line,
    unitCode: unitCodeOf(line.unitCode),
    baseUnitCode: unitCodeOf(line.baseUnitCode),
    unreadable,
  }
}

function unitCodeOf(text: string): string | null {
  const code = text.trim().toUpperCase()
  return code === '' ? null : code
}
