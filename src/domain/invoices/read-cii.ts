import { cellText } from '../tables/cell.ts'
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
import type { RawInvoice } from './raw-invoice.ts'
import { lineOf } from './raw-invoice.ts'
import { allAt, codeAt, codesAt, firstAt, textAt, textOf } from './xml-tree.ts'
import type { XmlElement } from './xml-tree.ts'

export const CII_ROOT = 'CrossIndustryInvoice'
export const CII_SPACE = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100'

/** 'Of the norm' in the syntax of UN/CEFACT: Factur-X, ZUGFeRD 2, XRechnung. */
export function readCii(root: XmlElement): RawInvoice {
  const document = firstAt(root, 'ExchangedDocument')
  const trade = firstAt(root, 'SupplyChainTradeTransaction')
  const agreement = firstAt(trade, 'ApplicableHeaderTradeAgreement')
  const delivery = firstAt(trade, 'ApplicableHeaderTradeDelivery')
  const settlement = firstAt(trade, 'ApplicableHeaderTradeSettlement')
  const currency = textAt(settlement, 'InvoiceCurrencyCode')
  const ofDocument = createFigureReader<'allowances'>()
  const allowances = allowancesIn(settlement, ofDocument)
  for (const charge of allAt(settlement, 'SpecifiedLogisticsServiceCharge'))
    allowances.push({
      kind: 'charge',
      amount: ofDocument.at('allowances', charge, 'AppliedAmount'),
      reason: textAt(charge, 'Description'),
    })
  const number = 'IssuerAssignedID'
  const totals = totalsOf(settlement, currency)
  return {
    syntax: 'cii',
    guideline: textAt(root, 'ExchangedDocumentContext', 'GuidelineSpecifiedDocumentContextParameter', 'ID'),
    typeCode: textAt(document, 'TypeCode'),
    number: textAt(document, 'ID'),
    issuedOn: dayOf(firstAt(document, 'IssueDateTime', 'DateTimeString')),
    currency,
    seller: readParty(firstAt(agreement, 'SellerTradeParty')),
    buyer: readParty(firstAt(agreement, 'BuyerTradeParty')),
    creditedNumbers: codesAt(settlement, 'InvoiceReferencedDocument', number),
    orderReferences: [
      ...codesAt(agreement, 'BuyerOrderReferencedDocument', number),
      ...codesAt(agreement, 'SellerOrderReferencedDocument', number),
    ],
    deliveryReferences: [
      ...codesAt(delivery, 'DespatchAdviceReferencedDocument', number),
      ...codesAt(delivery, 'DeliveryNoteReferencedDocument', number),
    ],
    lines: allAt(trade, 'IncludedSupplyChainTradeLineItem').map(readLine),
    allowances,
    vat: allAt(settlement, 'ApplicableTradeTax').map(readVat),
    totals: { ...totals, unreadable: totals.unreadable || ofDocument.unreadable.length > 0 },
  }
}

/** A day in the format 102, '20260914', as ISO 8601; as it is written where it has another. */
function dayOf(element: XmlElement | undefined): string {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/u.exec(textOf(element)) ?? []
  return year === undefined ? textOf(element) : `${year}-${month ?? ''}-${day ?? ''}`
}

function readParty(party: XmlElement | undefined): InvoiceParty {
  const numbers = [
    ...allAt(party, 'SpecifiedLegalOrganization', 'ID'),
    ...allAt(party, 'GlobalID'),
    ...allAt(party, 'ID'),
  ].map((element) => ({ scheme: element.attributes['schemeID'] ?? '', value: textOf(element) }))
  const taxes = allAt(party, 'SpecifiedTaxRegistration', 'ID')
  const vat = taxes.find(({ attributes }) => attributes['schemeID'] === 'VA')
  const trading = textAt(party, 'SpecifiedLegalOrganization', 'TradingBusinessName')
  return partyOf(textAt(party, 'Name') || trading, numbers, textOf(vat))
}

function allowancesIn(
  element: XmlElement | undefined,
  figures: Pick<FigureReader<'allowances'>, 'at'>,
): AllowanceCharge[] {
  return allAt(element, 'SpecifiedTradeAllowanceCharge').map((one) => ({
    kind: /^(?:true|1)$/u.test(textAt(one, 'ChargeIndicator', 'Indicator')) ? 'charge' : 'allowance',
    amount: figures.at('allowances', one, 'ActualAmount'),
    reason: textAt(one, 'Reason'),
  }))
}

function readLine(item: XmlElement): InvoiceLine {
  const figures = createFigureReader<LineFigure>()
  const document = firstAt(item, 'AssociatedDocumentLineDocument')
  const product = firstAt(item, 'SpecifiedTradeProduct')
  const net = firstAt(item, 'SpecifiedLineTradeAgreement', 'NetPriceProductTradePrice')
  const gross = firstAt(item, 'SpecifiedLineTradeAgreement', 'GrossPriceProductTradePrice')
  const delivery = firstAt(item, 'SpecifiedLineTradeDelivery')
  const settlement = firstAt(item, 'SpecifiedLineTradeSettlement')
  const status = textAt(document, 'LineStatusReasonCode').toUpperCase()
  const base = firstAt(net, 'BasisQuantity') ?? firstAt(gross, 'BasisQuantity')
  const eans = allAt(product, 'GlobalID').filter(({ attributes }) => attributes['schemeID'] === '0160')
  const line = {
    position: textAt(document, 'LineID'),
    name: textAt(product, 'Name'),
    description: textAt(product, 'Description'),
    sellerCode: codeAt(product, 'SellerAssignedID'),
    buyerCode: codeAt(product, 'BuyerAssignedID'),
    ean: textOf(eans[0]) || null,
    quantity: figures.at('quantity', delivery, 'BilledQuantity'),
    unitCode: firstAt(delivery, 'BilledQuantity')?.attributes['unitCode'] ?? '',
    netPrice: figures.at('netPrice', net, 'ChargeAmount'),
    grossPrice: figures.at('grossPrice', gross, 'ChargeAmount'),
    baseQuantity: figures.at('baseQuantity', base),
    baseUnitCode: base?.attributes['unitCode'] ?? '',
    lineTotal: figures.at(
      'lineTotal',
      settlement,
      'SpecifiedTradeSettlementLineMonetarySummation',
      'LineTotalAmount',
    ),
    vatRate: figures.at('vatRate', settlement, 'ApplicableTradeTax', 'RateApplicablePercent'),
    allowances: allowancesIn(settlement, figures),
    properties: allAt(product, 'ApplicableProductCharacteristic').map((property) => ({
      name: textAt(property, 'Description'),
      value: textAt(property, 'Value') || measured(firstAt(property, 'ValueMeasure')),
    })),
    origin: codeAt(product, 'OriginTradeCountry', 'ID'),
    lot: codeAt(product, 'IndividualTradeProductInstance', 'BatchID'),
    deliveryNote:
      codeAt(delivery, 'DeliveryNoteReferencedDocument', 'IssuerAssignedID') ??
      codeAt(delivery, 'DespatchAdviceReferencedDocument', 'IssuerAssignedID'),
    role: ROLES[status] ?? 'billed',
    hasParts: allAt(product, 'IncludedReferencedProduct').length > 0,
  }
  return lineOf(line, figures.unreadable)
}

const ROLES: Record<string, InvoiceLine['role']> = { GROUP: 'group', INFORMATION: 'information' }

function measured(measure: XmlElement | undefined): string {
  return cellText(`${textOf(measure)} ${measure?.attributes['unitCode'] ?? ''}`)
}

function readVat(tax: XmlElement): VatShare {
  const figures = createFigureReader()
  return {
    category: textAt(tax, 'CategoryCode'),
    rate: figures.at('rate', tax, 'RateApplicablePercent'),
    base: figures.at('base', tax, 'BasisAmount'),
    amount: figures.at('amount', tax, 'CalculatedAmount'),
  }
}

function totalsOf(settlement: XmlElement | undefined, currency: string): InvoiceTotals {
  const sums = firstAt(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')
  const figures = createFigureReader()
  const taxes = allAt(sums, 'TaxTotalAmount')
  const own = taxes.filter(({ attributes }) => (attributes['currencyID'] ?? currency) === currency)
  return {
    lines: figures.at('lines', sums, 'LineTotalAmount'),
    allowances: figures.at('allowances', sums, 'AllowanceTotalAmount'),
    charges: figures.at('charges', sums, 'ChargeTotalAmount'),
    withoutVat: figures.at('withoutVat', sums, 'TaxBasisTotalAmount'),
    vat: figures.at('vat', own[0]),
    withVat: figures.at('withVat', sums, 'GrandTotalAmount'),
    unreadable: figures.unreadable.length > 0,
  }
}
