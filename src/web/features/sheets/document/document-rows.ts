import { formatEuro, formatPercent } from '#web/lib/format/format.ts'
import type { Language } from '#web/lib/storage/preferences.ts'
import { unitPriceDecimals } from '#web/entities/price/unit-price-decimals.ts'
import { scaleQuantity } from '../scale-quantity.ts'
import type { SheetViewLine } from '../sheet-view.ts'
import type { Translate } from './translate.ts'

/** An ingredient as the document words it. */
export interface DocumentRow {
  key: string
  quantity: string
  unit: string
  product: string
  /** The loss and the cook's note, beside the product. */
  detail: string
  allergens: string[]
  /** Beside or instead of the allergens: that they are not declared, or that there are none. */
  allergenState: string
  unitPrice: string
  total: string
  /** Why there is no total; empty when there is one. */
  unknown: string
}

export function documentRow(line: SheetViewLine, t: Translate, language: Language): DocumentRow {
  const { quantity, wastagePercent, unknownReason } = line
  const loss =
    wastagePercent > 0 ? t('document.ingredients.loss', { rate: formatRate(wastagePercent, language) }) : null
  return {
    key: line.key,
    quantity: quantity === null ? t('common.none') : scaleQuantity(quantity, line.unit, language),
    unit: t(`trade.counted.${line.unit}`, { count: quantity ?? 1 }),
    ...named(line, loss, t),
    allergens: line.allergens.map((allergen) => t(`trade.allergens.${allergen}`)),
    allergenState: allergenStateOf(line, t),
    unitPrice: unitPrice(line, t, language),
    total: line.cost === null ? t('common.none') : formatEuro(line.cost, language),
    unknown: unknownReason === null ? '' : t(`document.unknown.${unknownReason}`),
  }
}

/** A line whose product is gone goes by its note, which begins with the name that the product had. */
function named({ productName, note }: SheetViewLine, loss: string | null, t: Translate) {
  const former = productName === null && note ? note : null
  return {
    product: productName ?? former ?? t('document.ingredients.noProduct'),
    detail: [loss, former === null ? note : null].filter(Boolean).join(' · '),
  }
}

function allergenStateOf({ allergens, undeclared, preparationId }: SheetViewLine, t: Translate): string {
  if (undeclared) return t(`trade.allergenStates.${preparationId === null ? 'undeclared' : 'incomplete'}`)
  return allergens.length === 0 ? t('trade.allergenStates.free') : ''
}

function unitPrice({ unitPrice, priceUnit }: SheetViewLine, t: Translate, language: Language): string {
  if (unitPrice === null || priceUnit === null) return t('common.none')
  return t('document.ingredients.perUnit', {
    price: formatEuro(unitPrice, language, unitPriceDecimals(unitPrice)),
    unit: t(`trade.units.${priceUnit}`),
  })
}

/** '10 %', '5,5 %': no decimal where none is meant. */
export function formatRate(percent: number, language: Language): string {
  return formatPercent(percent, language, Number.isInteger(percent) ? 0 : 1)
}
