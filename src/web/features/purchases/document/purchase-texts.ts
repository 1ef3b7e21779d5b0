import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import type { LineUnit } from '#domain/quantity/unit.ts'
import { kitchenQuantity } from '#domain/quantity/kitchen-quantity.ts'
import type { KitchenRounding } from '#domain/quantity/kitchen-quantity.ts'
import { MEASURES } from '#domain/quantity/measure.ts'
import { convertedQuantity } from '#domain/quantity/converted-quantity.ts'
import type { Order } from '#domain/purchases/order-of.ts'
import type { PurchaseItem } from '#domain/purchases/purchase-item.ts'
import type { PurchaseProduct } from '#domain/purchases/purchase-kitchen.ts'
import { kitchenText } from '#web/lib/format/kitchen-text.ts'
import { formatQuantity } from '#web/lib/format/format.ts'
import type { Translate } from '#web/lib/i18n/translate.ts'
import type { Language } from '#web/lib/storage/preferences.ts'

/** Less than this part of what is bought is the rounding of binary fractions. */
const CLOSE = 1e-9

/** The words of quantities that are bought, in the reader's language. */
export function purchaseTexts(t: Translate, language: Language) {
  const read = (quantity: number, unit: LineUnit, rounding: KitchenRounding) => {
    const { amount, unit: readIn, count } = kitchenText(quantity, unit, rounding, language)
    return `${amount}\u00a0${t(`trade.counted.${readIn}`, { count })}`
  }
  /** Weights and volumes are rounded up; '17 ¾' and '2,2 bouteilles' are shown as they are, as whole ones are bought anyway. */
  const needed = (quantity: number, unit: LineUnit) =>
    unit !== 'portion' && MEASURES[unit] !== null
      ? read(quantity, unit, 'order')
      : read(countToRead(quantity, unit), unit, 'as-written')

  return {
    needed,
    /** What is made of a preparation, and what a sheet takes of it. */
    made: (quantity: number, unit: LineUnit) => read(quantity, unit, 'made'),
    taken: (quantity: number, unit: LineUnit) => read(quantity, unit, 'part'),
    /** '12,6 kg', 'QS' or both. */
    need: ({ quantity, qs, product }: PurchaseItem): string => {
      if (quantity === null) return t('trade.qs')
      const need = needed(quantity, product.unit)
      return qs ? t('purchases.withQs', { quantity: need }) : need
    },
    /** '2 × 25 kg', '18 bouteilles', or the plain quantity where no pack is known. */
    order: ({ unit }: PurchaseProduct, { quantity, packs }: Order): string => {
      if (packs === null) return needed(quantity, unit)
      const { count, of } = packs
      if (of.quantity === 1 && MEASURES[unit] === null) return read(count, unit, 'as-written')
      const size = read(of.quantity, unit, 'as-written')
      return t('purchases.packs', {
        count: formatQuantity(count, language),
        pack: of.approximate ? t('purchases.approximate', { pack: size }) : size,
      })
    },
    /** What the quantity as it is shown leaves: nothing where nothing is left; a part of a bottle is what is left in it. */
    rest: (product: PurchaseProduct, order: Order): string => {
      const { unit, contentUnit } = product
      const rest = Math.min(order.rest, order.quantity - shownNeed(product, order))
      if (rest <= order.quantity * CLOSE) return ''
      const inside =
        MEASURES[unit] === null && rest < 1 && contentUnit !== null
          ? convertedQuantity(rest, unit, contentUnit, product)
          : null
      if (typeof inside === 'number' && contentUnit !== null) return read(inside, contentUnit, 'kitchen')
      return MEASURES[unit] === null
        ? read(countToRead(rest, unit), unit, 'as-written')
        : read(rest, unit, 'kitchen')
    },
  }
}

/** Of a count that is no fraction of a cook's, two decimals: need and rest add up to what is bought. */
function countToRead(count: number, unit: LineUnit): number {
  return kitchenQuantity(count, unit, 'as-written').fraction === null
    ? roundHalfAwayFromZero(count, 2)
    : count
}

/** The need that is beside the rest, in the product's unit: of weights and volumes as they are rounded up. */
function shownNeed(product: PurchaseProduct, { quantity, rest }: Order): number {
  const need = quantity - rest
  if (MEASURES[product.unit] === null) return need
  const shown = kitchenQuantity(need, product.unit, 'order')
  const inUnit =
    shown.unit === 'portion' ? null : convertedQuantity(shown.quantity, shown.unit, product.unit, product)
  return typeof inUnit === 'number' ? inUnit : need
}
