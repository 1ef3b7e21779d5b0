import type { LineCharge } from '#domain/costing/line-costing.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { unitPriceDecimals } from '#web/entities/price/unit-price-decimals.ts'
import { formatEuro, formatRate } from '#web/lib/format/format.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import type { Translate } from './document/translate.ts'
import { scaleQuantity } from './scale-quantity.ts'

interface AmountOfLine extends LineCharge {
  quantity: number | null
  unit: LineUnit
}

/** How much a line takes and in what: '1,600' and 'kg', 'QS', '0,30 €' and 'par portion', '2 %' and 'du coût'. */
export function lineAmount(line: AmountOfLine, t: Translate, language: Language) {
  const { costing, forfait, quantity, unit } = line
  if (costing === 'quantity') {
    return {
      amount: quantity === null ? t('common.none') : scaleQuantity(quantity, unit, language),
      unit: t(`trade.counted.${unit}`, { count: quantity ?? 1 }),
    }
  }
  if (costing === 'qs') return { amount: t('trade.qs'), unit: '' }
  return {
    amount: forfait === null ? t('common.none') : forfaitText(costing, forfait, language),
    unit: t(`trade.forfaits.${costing}`),
  }
}

/** '0,30 €', or '2 %': with as many decimals as it was typed with. */
function forfaitText(costing: LineCharge['costing'], forfait: number, language: Language): string {
  return costing === 'forfait-percent'
    ? formatRate(forfait, language)
    : formatEuro(forfait, language, unitPriceDecimals(forfait))
}
