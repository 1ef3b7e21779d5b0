import type { spending as french } from '../fr/spending.ts'
import { pageNames } from './page-names.ts'
import type { Translation } from '../translation.ts'

export const spending: Translation<typeof french> = {
  title: pageNames.spending,
  back: 'Invoices',
  lead: 'By your invoices in euros, less credit notes, without VAT.',
  period: {
    label: 'Period',
    month: 'This month',
    before: 'Last month',
    quarter: '3 months',
    year: '12 months',
    from: 'From',
    to: 'To',
    reversed: 'The last day is before the first.',
  },
  heading: 'INVOICED PURCHASES',
  printedOn: 'Made on {date}',
  total: 'Total without VAT',
  suppliers: 'By supplier',
  months: 'By month',
  products: 'The products that cost most',
  productsShare:
    '{count, plural, one {This product makes {share} of the total.} other {These # products make {share} of the total.}}',
  rest: 'Other lines: other products, articles without a product, charges, discounts',
  leftOut:
    '{count, plural, one {# invoice that is set aside is not counted.} other {# invoices that are set aside are not counted.}}',
  seeLeftOut: 'See them',
  columns: {
    supplier: 'Supplier',
    month: 'Month',
    product: 'Product',
    curve: 'Invoiced prices',
    price: 'Last price',
    share: 'Share',
    spent: 'Amount',
  },
  curve: 'Invoiced prices from {first} to {last}, {lowest} at the lowest, {highest} at the highest',
  noPrice: 'no certain price',
  footer: 'Without VAT, less credit notes · Made with Gramme',
  empty: {
    sentence:
      'No invoice in this period. Drop those of your suppliers: what they cost is counted here by supplier, month and product.',
    action: 'See the invoices',
  },
  print: 'Print',
  exportPdf: 'Export as PDF',
  exporting: 'Exporting...',
  exportFailed: 'The PDF could not be made',
  loadFailed: 'The purchases could not be read',
}
