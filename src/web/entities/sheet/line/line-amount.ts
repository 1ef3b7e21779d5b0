import type { LineCharge, LineCosting } from '#domain/costing/line-costing.ts'
import type { KitchenRounding } from '#domain/quantity/kitchen-quantity.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { unitPriceDecimals } from '#web/entities/price/unit-price-decimals.ts'
import { formatEuro, formatNumber, formatQuantity, formatRate } from '#web/lib/format/format.ts'
import { kitchenText } from '#web/lib/format/kitchen-text.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import { scaleQuantity } from './scale-quantity.ts'

interface AmountOfLine extends LineCharge {
  quantity: number | null
  unit: LineUnit
}

/** How amounts are written. */
export interface AmountWords {
  t: Translate
  language: Language
  /** Of quantities: `scale` is as written, with the decimals of a scale. */
  rounding: 'scale' | KitchenRounding
  /** Of gross quantities where it is another: those of a multiplied sheet are computed from rounded ones. */
  grossRounding?: KitchenRounding | undefined
}

/** How much a line takes and in what: '1,600' and 'kg', 'QS', '0,30 €' and 'par portion', '2 %' and 'du coût'. */
export function lineAmount(line: AmountOfLine, words: AmountWords) {
  const { t, language } = words
  const { costing, forfait, quantity, unit } = line
  if (costing === 'quantity') {
    return quantity === null
      ? { amount: t('common.none'), unit: t(`trade.counted.${unit}`, { count: 1 }) }
      : quantityAmount(quantity, unit, words)
  }
  if (costing === 'qs') return { amount: t('trade.qs'), unit: '' }
  return {
    amount: forfait === null ? t('common.none') : forfaitText(costing, forfait, language),
    unit: t(`trade.forfaits.${costing}`),
  }
}

/** '2,16 kg': the gross quantity of a line. */
export function grossText(grossQuantity: number, unit: LineUnit, words: AmountWords): string {
  const gross = quantityAmount(grossQuantity, unit, {
    ...words,
    rounding: words.grossRounding ?? words.rounding,
  })
  return `${gross.amount}\u00a0${gross.unit}`
}

function quantityAmount(quantity: number, unit: LineUnit, { t, language, rounding }: AmountWords) {
  const read =
    rounding === 'scale'
      ? { amount: scaleQuantity(quantity, unit, language), unit, count: quantity }
      : kitchenText(quantity, unit, rounding, language)
  return { amount: read.amount, unit: t(`trade.counted.${read.unit}`, { count: read.count }) }
}

/** '0,30 €', or '2 %': with as many decimals as it was typed with. */
function forfaitText(costing: LineCosting, forfait: number, language: Language): string {
  return costing === 'forfait-percent'
    ? formatRate(forfait, language)
    : formatEuro(forfait, language, unitPriceDecimals(forfait))
}

/** The same without its sign, where that is beside it: '0,30', '2'. */
export function forfaitFigure(costing: LineCosting, forfait: number, language: Language): string {
  if (costing === 'forfait-percent') return formatQuantity(forfait, language)
  const decimals = unitPriceDecimals(forfait)
  return formatNumber(forfait, language, { minimumDecimals: decimals, maximumDecimals: decimals })
}
