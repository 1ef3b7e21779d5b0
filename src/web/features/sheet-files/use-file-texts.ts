import { useTranslations } from 'use-intl'
import type { LineMeasure } from '#domain/sheet-files/grid/line-measure.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { LINE_UNITS } from '#domain/quantity/unit.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import type { ShownAmount } from './reading/shown-reasons.ts'

const isUnit = (measure: LineMeasure | LineUnit): measure is LineUnit =>
  (LINE_UNITS as readonly string[]).includes(measure)

/** How quantities, prices and units of a file are written. */
export function useFileTexts() {
  const t = useTranslations()
  const format = useFormat()
  const amount = ({ quantity, unit }: ShownAmount) => {
    const figure = format.quantity(quantity)
    if (unit === null) return figure
    return isUnit(unit)
      ? `${figure}\u00a0${t(`trade.counted.${unit}`, { count: quantity })}`
      : t('sheetReasons.countOf', { quantity: figure, one: t(`trade.one.${unit}`) })
  }
  const unitName = (unit: LineMeasure | LineUnit | null) =>
    unit === null
      ? t('sheetReasons.noUnit')
      : isUnit(unit)
        ? t(`trade.units.${unit}`)
        : t(`trade.one.${unit}`)
  /** An amount in the currency of its sheet, which is null for the euro: '108,50 CHF'. */
  const money = (value: number, currency: string | null, decimals = 2) =>
    currency === null
      ? format.euro(value, decimals)
      : format.euro(value, decimals).replace('€', () => currency)
  /** A price with as many decimals as say something: '0,0042 € / g'. */
  const price = (value: number, unit: LineMeasure | LineUnit | null, currency: string | null) => {
    const euro = money(value, currency, Math.abs(value) < 0.1 && value !== 0 ? 4 : 2)
    return unit === null ? euro : t('sheetReasons.perUnit', { price: euro, unit: unitName(unit) })
  }
  /** What a charge comes to, its share where the file has no amount, or that it has neither. */
  const charge = (amount: number | null, percent: number | null, currency: string | null) =>
    amount !== null
      ? money(amount, currency)
      : percent === null
        ? t('sheetReasons.noAmount')
        : format.percent(percent)
  return { amount, money, price, unitName, charge }
}
