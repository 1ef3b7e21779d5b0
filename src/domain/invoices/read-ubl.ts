import { createFigureReader, type FigureReader } from './figures.ts'
import type {
  AllowanceCharge,
  InvoiceLine,
  InvoiceParty,
  InvoiceTotals,
  LineFigure,
  VatShare,
} from './invoice.ts'
import { partyOf } from './parties.ts'
import { lineOf } from './raw-invoice.ts'
import type { RawInvoice } from './raw-invoice.ts'
import { allAt, codeAt, codesAt, firstAt, textAt, textOf } from './xml-tree.ts'
import type { XmlElement } from './xml-tree.ts'

const ROOT_SPACE = 'urn:oasis:names:specification:ubl:schema:xsd:'

/** Whether a document is an invoice or a credit note of UBL 2. */
export function isUbl({ name, space }: XmlElement): boolean {
  return (name === 'Invoice' || name === 'CreditNote') && space === `${ROOT_SPACE}${name}-2`
}

/** An invoice or credit note in the syntax of OASIS. */
export function readUbl(root: XmlElement): RawInvoice {
  const isCredit = root.name === 'CreditNote'
  const currency = textAt(root, 'DocumentCurrencyCode')
  const ofDocument = createFigureReader<'allowances'>()
  const allowances = allowancesIn(root, ofDocument)
  const totals = totalsOf(root, currency)
  return {
    syntax: 'ubl',
    guideline: textAt(root, 'CustomizationID'),
    typeCode:
      textAt(root, 'InvoiceTypeCode') || textAt(root, 'CreditNoteTypeCode') || (isCredit ? '381' : ''),
    number: textAt(root, 'ID'),
    issuedOn: textAt(root, 'IssueDate').replace(/(?:Z|[+-]\d\d:\d\d)$/u, ''),
    currency,
    seller: readParty(firstAt(root, 'AccountingSupplierParty', 'Party')),
    buyer: readParty(firstAt(root, 'AccountingCustomerParty', 'Party')),
    creditedNumbers: codesAt(root, 'BillingReference', 'InvoiceDocumentReference', 'ID'),
    orderReferences: [
      ...codesAt(root, 'OrderReference', 'ID'),
      ...codesAt(root, 'OrderReference', 'SalesOrderID'),
    ],
    deliveryReferences: codesAt(root, 'DespatchDocumentReference', 'ID'),
    lines: allAt(root, isCredit ? 'CreditNoteLine' : 'InvoiceLine').map(readLine),
    allowances,
    vat: taxTotals(root, currency).flatMap((total) => allAt(total, 'TaxSubtotal').map(readVat)),
    totals: { ...totals, unreadable: totals.unreadable || ofDocument.unreadable.length > 0 },
  }
}

function readParty(party: XmlElement | undefined): InvoiceParty {
  const numbers = [
    ...allAt(party, 'PartyLegalEntity', 'CompanyID'),
    ...allAt(party, 'PartyIdentification', 'ID'),
  ].map((element) => ({ scheme: element.attributes['schemeID'] ?? '', value: textOf(element) }))
  const ofVat = allAt(party, 'PartyTaxScheme').find((tax) => textAt(tax, 'TaxScheme', 'ID') === 'VAT')
  const name = textAt(party, 'PartyLegalEntity', 'RegistrationName') || textAt(party, 'PartyName', 'Name')
  return partyOf(name, numbers, textAt(ofVat, 'CompanyID'))
}

function allowancesIn(
  element: XmlElement,
  figures: Pick<FigureReader<'allowances'>, 'at'>,
): AllowanceCharge[] {
  return allAt(element, 'AllowanceCharge').map((one) => ({
    kind: /^(?:true|1)$/u.test(textAt(one, 'ChargeIndicator')) ? 'charge' : 'allowance',
    amount: figures.at('allowances', one, 'Amount'),
    reason: textAt(one, 'AllowanceChargeReason'),
  }))
}

function readLine(item: XmlElement): InvoiceLine {
  const figures = createFigureReader<LineFigure>()
  const product = firstAt(item, 'Item')
  const price = firstAt(item, 'Price')
  const quantity = firstAt(item, 'InvoicedQuantity') ?? firstAt(item, 'CreditedQuantity')
  const base = firstAt(price, 'BaseQuantity')
  const standard = allAt(product, 'StandardItemIdentification', 'ID')
  const ean = standard.find(({ attributes }) => attributes['schemeID'] === '0160')
  const line = {
    position: textAt(item, 'ID'),
    name: textAt(product, 'Name'),
    description: textAt(product, 'Description'),
    sellerCode: codeAt(product, 'SellersItemIdentification', 'ID'),
    buyerCode: codeAt(product, 'BuyersItemIdentification', 'ID'),
    ean: textOf(ean) || null,
    quantity: figures.at('quantity', quantity),
    unitCode: quantity?.attributes['unitCode'] ?? '',
    netPrice: figures.at('netPrice', price, 'PriceAmount'),
    grossPrice: figures.at('grossPrice', price, 'AllowanceCharge', 'BaseAmount'),
    baseQuantity: figures.at('baseQuantity', base),
    baseUnitCode: base?.attributes['unitCode'] ?? '',
    lineTotal: figures.at('lineTotal', item, 'LineExtensionAmount'),
    vatRate: figures.at('vatRate', product, 'ClassifiedTaxCategory', 'Percent'),
    allowances: allowancesIn(item, figures),
    properties: allAt(product, 'AdditionalItemProperty').map((property) => ({
      name: textAt(property, 'Name'),
      value: textAt(property, 'Value'),
    })),
    origin: codeAt(product, 'OriginCountry', 'IdentificationCode'),
    lot: codeAt(product, 'ItemInstance', 'LotIdentification', 'LotNumberID'),
    deliveryNote: codeAt(item, 'DespatchLineReference', 'DocumentReference', 'ID'),
    role: 'billed' as const,
    hasParts: allAt(item, 'SubInvoiceLine').length > 0,
  }
  return lineOf(line, figures.unreadable)
}

function taxTotals(root: XmlElement, currency: string): XmlElement[] {
  return allAt(root, 'TaxTotal').filter(
    (total) => (firstAt(total, 'TaxAmount')?.attributes['currencyID'] ?? currency) === currency,
  )
}

function readVat(subtotal: XmlElement): VatShare {
  const figures = createFigureReader()
  return {
    category: textAt(subtotal, 'TaxCategory', 'ID'),
    rate: figures.at('rate', subtotal, 'TaxCategory', 'Percent'),
    base: figures.at('base', subtotal, 'TaxableAmount'),
    amount: figures.at('amount', subtotal, 'TaxAmount'),
  }
}

function totalsOf(root: XmlElement, currency: string): InvoiceTotals {
  const sums = firstAt(root, 'LegalMonetaryTotal')
  const figures = createFigureReader()
  return {
    lines: figures.at('lines', sums, 'LineExtensionAmount'),
    allowances: figures.at('allowances', sums, 'AllowanceTotalAmount'),
    charges: figures.at('charges', sums, 'ChargeTotalAmount'),
    withoutVat: figures.at('withoutVat', sums, 'TaxExclusiveAmount'),
    vat: figures.at('vat', taxTotals(root, currency)[0], 'TaxAmount'),
    withVat: figures.at('withVat', sums, 'TaxInclusiveAmount'),
    unreadable: figures.unreadable.length > 0,
  }
}
