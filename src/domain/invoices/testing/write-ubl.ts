import { escaped, tag, totalOf, totalsOf, vatShares } from './written-invoice.ts'
import type { WrittenCharge, WrittenInvoice, WrittenLine, WrittenParty } from './written-invoice.ts'

const SPACE = 'urn:oasis:names:specification:ubl:schema:xsd:'
const text = (name: string, content: string | null | undefined) =>
  tag(name, content === null || content === undefined ? null : escaped(content))
const id = (kind: string, value: string | undefined, scheme: Record<string, string> = {}) =>
  value === undefined ? '' : tag(`cac:${kind}`, tag('cbc:ID', escaped(value), scheme))
const taxScheme = tag('cac:TaxScheme', tag('cbc:ID', 'VAT'))

/** An invoice or a credit note in the syntax of OASIS; credit notes have another root. */
export function writeUbl(
  invoice: WrittenInvoice,
  declaration = '<?xml version="1.0" encoding="UTF-8"?>',
): string {
  const { number, day, type, profile, currency, lines, seller, buyer, order, delivery } = invoice
  const root = type === '381' ? 'CreditNote' : 'Invoice'
  const money = (name: string, amount: number) => tag(name, amount, { currencyID: currency })
  const totals = totalsOf(invoice)
  const shares = vatShares(lines).map(({ rate, base, amount }) =>
    tag(
      'cac:TaxSubtotal',
      `${money('cbc:TaxableAmount', base)}${money('cbc:TaxAmount', amount)}${tag('cac:TaxCategory', `${tag('cbc:ID', 'S')}${tag('cbc:Percent', rate)}${taxScheme}`)}`,
    ),
  )
  return `${declaration}
<${root} xmlns="${SPACE}${root}-2" xmlns:cac="${SPACE}CommonAggregateComponents-2" xmlns:cbc="${SPACE}CommonBasicComponents-2">
${text('cbc:CustomizationID', profile)}${text('cbc:ID', number)}${tag('cbc:IssueDate', day)}${tag(`cbc:${root}TypeCode`, type)}${tag('cbc:DocumentCurrencyCode', currency)}
${order === null ? '' : tag('cac:OrderReference', text('cbc:ID', order))}
${invoice.credited.map((one) => tag('cac:BillingReference', tag('cac:InvoiceDocumentReference', text('cbc:ID', one)))).join('')}
${delivery === null ? '' : tag('cac:DespatchDocumentReference', text('cbc:ID', delivery))}
${tag('cac:AccountingSupplierParty', party(seller))}${tag('cac:AccountingCustomerParty', party(buyer))}
${invoice.charges.map((one) => allowance(one, currency)).join('')}
${tag('cac:TaxTotal', `${money('cbc:TaxAmount', totals.vat)}${shares.join('')}`)}
${tag(
  'cac:LegalMonetaryTotal',
  [
    money('cbc:LineExtensionAmount', totals.lines),
    money('cbc:TaxExclusiveAmount', totals.withoutVat),
    money('cbc:TaxInclusiveAmount', totals.withVat),
    money('cbc:AllowanceTotalAmount', totals.allowances),
    money('cbc:ChargeTotalAmount', totals.charges),
  ].join(''),
)}
${lines.map((line, at) => writeLine(line, at, root, currency)).join('\n')}
</${root}>`
}

function party({ name, siret, vat }: WrittenParty): string {
  const company = siret === undefined ? '' : tag('cbc:CompanyID', siret, { schemeID: '0009' })
  const tax = vat === undefined ? '' : tag('cac:PartyTaxScheme', `${tag('cbc:CompanyID', vat)}${taxScheme}`)
  return tag(
    'cac:Party',
    `${tax}${tag('cac:PartyLegalEntity', `${text('cbc:RegistrationName', name)}${company}`)}`,
  )
}

function allowance({ amount, reason }: WrittenCharge, currency: string): string {
  return tag(
    'cac:AllowanceCharge',
    `${tag('cbc:ChargeIndicator', String(amount > 0))}${text('cbc:AllowanceChargeReason', reason)}${tag('cbc:Amount', Math.abs(amount), { currencyID: currency })}`,
  )
}

function writeLine(line: WrittenLine, at: number, root: string, currency: string): string {
  const { name, code, ean, description, properties = {}, origin, lot, net, gross, base, charges = [] } = line
  const { quantity, unit, deliveryNote, baseUnit = unit, rate = 5.5 } = line
  const money = (tagName: string, amount: number) => tag(tagName, amount, { currencyID: currency })
  const item = [
    text('cbc:Description', description),
    text('cbc:Name', name),
    id('SellersItemIdentification', code),
    id('StandardItemIdentification', ean, { schemeID: '0160' }),
    origin === undefined ? '' : tag('cac:OriginCountry', text('cbc:IdentificationCode', origin)),
    tag('cac:ClassifiedTaxCategory', `${tag('cbc:ID', 'S')}${tag('cbc:Percent', rate)}${taxScheme}`),
    ...Object.entries(properties).map(([key, value]) =>
      tag('cac:AdditionalItemProperty', `${text('cbc:Name', key)}${text('cbc:Value', value)}`),
    ),
    lot === undefined
      ? ''
      : tag('cac:ItemInstance', tag('cac:LotIdentification', text('cbc:LotNumberID', lot))),
  ].join('')
  const basis = base === undefined ? '' : tag('cbc:BaseQuantity', base, { unitCode: baseUnit })
  const discount =
    gross === undefined
      ? ''
      : tag('cac:AllowanceCharge', `${tag('cbc:ChargeIndicator', 'false')}${money('cbc:BaseAmount', gross)}`)
  const price = net === null ? '' : tag('cac:Price', `${money('cbc:PriceAmount', net)}${basis}${discount}`)
  const note =
    deliveryNote === undefined
      ? ''
      : tag(
          'cac:DespatchLineReference',
          `${tag('cbc:LineID', '1')}${tag('cac:DocumentReference', text('cbc:ID', deliveryNote))}`,
        )
  return tag(
    `cac:${root}Line`,
    [
      tag('cbc:ID', at + 1),
      tag(root === 'CreditNote' ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', quantity, {
        unitCode: unit,
      }),
      money('cbc:LineExtensionAmount', totalOf(line)),
      note,
      charges.map((one) => allowance(one, currency)).join(''),
      tag('cac:Item', item),
      price,
    ].join(''),
  )
}
