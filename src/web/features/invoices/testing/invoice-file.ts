import { billed, kitchenInvoice } from '#domain/invoices/testing/kitchen-invoice.ts'
import { writeCii } from '#domain/invoices/testing/write-cii.ts'

/** The XML of an invoice with one line, three kilograms of comté for 60 €. */
export function invoiceFile(number: string): File {
  const { invoice } = kitchenInvoice('comté', [billed('Comté', '3 KGM', 20, '20/kg')], { number })
  return new File([writeCii(invoice)], `${number}.xml`, { type: 'text/xml' })
}

/** Lets files fall on the page that is shown. */
export function dropFiles(...files: readonly File[]): void {
  const dropped = new DataTransfer()
  for (const file of files) dropped.items.add(file)
  for (const type of ['dragover', 'drop'])
    document.body.dispatchEvent(
      new DragEvent(type, { dataTransfer: dropped, bubbles: true, cancelable: true }),
    )
}
