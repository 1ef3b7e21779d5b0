import { escaped, tag, totalOf, totalsOf, vatShares } from './written-invoice.ts'
import type { WrittenCharge, WrittenInvoice, WrittenLine, WrittenParty } from './written-invoice.ts'

const SPACES = ['rsm', 'ram', 'udt'].map((prefix) => {
  const kind = {
    rsm: 'CrossIndustryInvoice',
    ram: 'ReusableAggregateBusinessInformationEntity',
    udt: 'UnqualifiedDataType',
  }[prefix]
  return ` xmlns:${prefix}="urn:un:unece:uncefact:data:standard:${kind ?? ''}:100"`
})
const text = (name: string, content: string | null | undefined) =>
  tag(name, content === null || content === undefined ? null : escaped(content))

/** An invoice in the syntax of UN/CEFACT. */
export function writeCii(
  invoice: WrittenInvoice,
  declaration = '<?xml version="1.0" encoding="UTF-8"?>',
): string {
  const { number, day, type, profile, lines, seller, buyer, order, delivery } = invoice
  const document = `${text('ram:ID', number)}${tag('ram:TypeCode', type)}<ram:IssueDateTime>${dateOf(day)}</ram:IssueDateTime>`
  return `${declaration}
<rsm:CrossIndustryInvoice${SPACES.join('')}>
<rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter>${text('ram:ID', profile)}</ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument>${document}</rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
${lines.map(writeLine).join('\n')}
<ram:ApplicableHeaderTradeAgreement>${party('Seller', seller)}${party('Buyer', buyer)}${reference('BuyerOrder', order)}</ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery>${reference('DespatchAdvice', delivery)}</ram:ApplicableHeaderTradeDelivery>
<ram:ApplicableHeaderTradeSettlement>${settlement(invoice)}</ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`
}

const dateOf = (day: string) => tag('udt:DateTimeString', day.replaceAll('-', ''), { format: '102' })

const reference = (kind: string, number: string | null) =>
  number === null
    ? ''
    : `<ram:${kind}ReferencedDocument>${text('ram:IssuerAssignedID', number)}</ram:${kind}ReferencedDocument>`

function party(kind: string, { name, siret, vat }: WrittenParty): string {
  const legal =
    siret === undefined
      ? ''
      : tag('ram:SpecifiedLegalOrganization', tag('ram:ID', siret, { schemeID: '0009' }))
  const tax =
    vat === undefined ? '' : tag('ram:SpecifiedTaxRegistration', tag('ram:ID', vat, { schemeID: 'VA' }))
  return `<ram:${kind}TradeParty>${text('ram:Name', name)}${legal}${tax}</ram:${kind}TradeParty>`
}

function allowance({ amount, reason }: WrittenCharge): string {
  const indicator = tag('ram:ChargeIndicator', tag('udt:Indicator', String(amount > 0)))
  return tag(
    'ram:SpecifiedTradeAllowanceCharge',
    `${indicator}${tag('ram:ActualAmount', Math.abs(amount))}${text('ram:Reason', reason)}`,
  )
}

function writeLine(line: WrittenLine, at: number): string {
  const { name, code, ean, description, properties = {}, origin, lot, net, gross, base, charges = [] } = line
  const { quantity, unit, deliveryNote, baseUnit = unit, rate = 5.5 } = line
  const basis = base === undefined ? '' : tag('ram:BasisQuantity', base, { unitCode: baseUnit })
  const price = (kind: string, amount: number | null | undefined) =>
    amount === null || amount === undefined
      ? ''
      : `<ram:${kind}PriceProductTradePrice>${tag('ram:ChargeAmount', amount)}${basis}</ram:${kind}PriceProductTradePrice>`
  const product = [
    ean === undefined ? '' : tag('ram:GlobalID', ean, { schemeID: '0160' }),
    text('ram:SellerAssignedID', code),
    text('ram:Name', name),
    text('ram:Description', description),
    ...Object.entries(properties).map(([key, value]) =>
      tag(
        'ram:ApplicableProductCharacteristic',
        `${text('ram:Description', key)}${text('ram:Value', value)}`,
      ),
    ),
    lot === undefined ? '' : tag('ram:IndividualTradeProductInstance', text('ram:BatchID', lot)),
    origin === undefined ? '' : tag('ram:OriginTradeCountry', text('ram:ID', origin)),
  ].join('')
  const tax = `${tag('ram:TypeCode', 'VAT')}${tag('ram:CategoryCode', 'S')}${tag('ram:RateApplicablePercent', rate)}`
  const sum = tag('ram:LineTotalAmount', totalOf(line))
  return tag(
    'ram:IncludedSupplyChainTradeLineItem',
    [
      tag('ram:AssociatedDocumentLineDocument', tag('ram:LineID', at + 1)),
      tag('ram:SpecifiedTradeProduct', product),
      tag('ram:SpecifiedLineTradeAgreement', `${price('Gross', gross)}${price('Net', net)}`),
      tag(
        'ram:SpecifiedLineTradeDelivery',
        `${tag('ram:BilledQuantity', quantity, { unitCode: unit })}${reference('DeliveryNote', deliveryNote ?? null)}`,
      ),
      tag(
        'ram:SpecifiedLineTradeSettlement',
        `${tag('ram:ApplicableTradeTax', tax)}${charges.map(allowance).join('')}${tag('ram:SpecifiedTradeSettlementLineMonetarySummation', sum)}`,
      ),
    ].join(''),
  )
}

function settlement(invoice: WrittenInvoice): string {
  const totals = totalsOf(invoice)
  const shares = vatShares(invoice.lines).map(({ rate, base, amount }) =>
    tag(
      'ram:ApplicableTradeTax',
      `${tag('ram:CalculatedAmount', amount)}${tag('ram:TypeCode', 'VAT')}${tag('ram:BasisAmount', base)}${tag('ram:CategoryCode', 'S')}${tag('ram:RateApplicablePercent', rate)}`,
    ),
  )
  const sums = [
    tag('ram:LineTotalAmount', totals.lines),
    tag('ram:ChargeTotalAmount', totals.charges),
    tag('ram:AllowanceTotalAmount', totals.allowances),
    tag('ram:TaxBasisTotalAmount', totals.withoutVat),
    tag('ram:TaxTotalAmount', totals.vat, { currencyID: invoice.currency }),
    tag('ram:GrandTotalAmount', totals.withVat),
  ].join('')
  return [
    text('ram:InvoiceCurrencyCode', invoice.currency),
    ...shares,
    ...invoice.charges.map(allowance),
    tag('ram:SpecifiedTradeSettlementHeaderMonetarySummation', sums),
    ...invoice.credited.map((number) => reference('Invoice', number)),
  ].join('')
}
