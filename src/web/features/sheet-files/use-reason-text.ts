import { useTranslations } from 'use-intl'
import type { LineMeasure } from '#domain/sheet-files/found-sheet.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { LINE_UNITS } from '#domain/quantity/unit.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { ToldAmount, ToldReason } from './reading/told-reasons.ts'

const isUnit = (measure: LineMeasure): measure is LineMeasure & LineUnit =>
  (LINE_UNITS as readonly string[]).includes(measure)

/** How quantities, prices and units of a file are written. */
export function useFileTexts() {
  const t = useTranslations()
  const format = useFormat()
  const amount = ({ quantity, unit }: ToldAmount) => {
    const figure = format.quantity(quantity)
    if (unit === null) return figure
    return isUnit(unit)
      ? `${figure}\u00a0${t(`trade.counted.${unit}`, { count: quantity })}`
      : t('sheetReasons.countOf', { quantity: figure, one: t(`trade.one.${unit}`) })
  }
  const unitName = (unit: LineMeasure | null) =>
    unit === null
      ? t('sheetReasons.noUnit')
      : isUnit(unit)
        ? t(`trade.units.${unit}`)
        : t(`trade.one.${unit}`)
  /** A price with as many decimals as say something: '0,0042 € / g'. */
  const price = (value: number, unit: LineMeasure | null) => {
    const euro = format.euro(value, Math.abs(value) < 0.1 && value !== 0 ? 4 : 2)
    return unit === null ? euro : t('sheetReasons.perUnit', { price: euro, unit: unitName(unit) })
  }
  /** What a charge comes to, its share where the file has no amount, or that it has neither. */
  const charge = (euros: number | null, percent: number | null) =>
    euros !== null
      ? format.euro(euros)
      : percent === null
        ? t('sheetReasons.noAmount')
        : format.percent(percent)
  return { amount, price, unitName, charge }
}

/** The one sentence of a reason. */
export function useReasonText(): (reason: ToldReason) => string {
  const t = useTranslations('sheetReasons')
  const format = useFormat()
  const text = useFileTexts()

  const figureOf = ({ figure }: ToldReason, value: number | null): string => {
    if (value === null) return t('noQuantity')
    switch (figure) {
      case 'margin-percent':
      case 'cost-percent':
      case 'vat':
        return format.percent(value)
      case 'coefficient':
        return format.quantity(value, 2)
      case 'net-quantity':
        return format.quantity(value, 4)
      case 'total':
      case 'total-ttc':
      case 'portion-cost':
      case 'margin':
      case 'price-ttc':
      case null:
        return format.euro(value)
    }
  }

  return (told) => {
    const { reason, rows, amount, price, priceUnit, figure, computed, stated, perPortion, likely } = told
    const values = {
      row: rows.map(String).join(', '),
      rows: rows.map(String).join(', '),
      count: rows.length,
      name: told.name ?? t('nameless'),
      amount: amount === null ? t('noQuantity') : text.amount(amount),
      price: price === null ? t('noQuantity') : text.price(price, priceUnit),
      priceUnit: text.unitName(priceUnit),
      figure: figure === null ? '' : t(`figures.${figure}`, { cell: told.cell }),
      computed: reason === 'loss-unclear' ? format.percent(computed ?? 0) : figureOf(told, computed),
      stated: figureOf(told, stated),
      lost:
        perPortion === null
          ? t('lost', { amount: figureOf(told, computed) })
          : t('lostPerPortion', { amount: format.euro(perPortion) }),
      portions: stated ?? 0,
      columns: told.columns,
      cell: told.cell,
      path: told.path,
      written: told.written ?? '',
      charges: told.charges
        .map((each) => t('charge', { name: each.name, amount: text.charge(each.amount, each.percent) }))
        .join(', '),
      charged: told.charges.length,
      others: told.others.map((title) => t('quoted', { title })).join(', '),
    }
    if (told.written !== null) {
      if (reason === 'quantity-unclear')
        return t(amount === null ? 'quantityUnread' : 'quantityWritten', values)
      if (reason === 'price-unclear') return t(price === null ? 'priceUnread' : 'priceWritten', values)
      if (reason === 'unit-missing') return t('unitWritten', values)
    }
    if (reason === 'total-leaves-out-lines' && told.oneOf) return t('leavesOutOneOf', values)
    if (reason === 'total-missing' && computed !== null) return t('totalMissingAlone', values)
    if (reason === 'title-unclear' && told.others.length === 0) return t('titleMissing', values)
    if (reason === 'portions-unclear' && likely !== null)
      return t(told.written === null ? 'portionsOther' : 'portionsWritten', { ...values, likely })
    if (reason === 'portions-missing' && likely !== null) return t('portionsLikely', { ...values, likely })
    return t(`reasons.${reason}`, values)
  }
}
