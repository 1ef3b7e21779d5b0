import type { LineUnit } from '#domain/quantity/unit.ts'
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

/** The words of quantities that are bought, in the reader's language. */
export function purchaseTexts(t: Translate, language: Language) {
  const read = (quantity: number, unit: LineUnit, rounding: KitchenRounding) => {
    const { amount, unit: readIn, count } = kitchenText(quantity, unit, rounding, language)
    return `${amount}\u00a0${t(`trade.counted.${readIn}`, { count })}`
  }
  /** Weights and volumes are rounded up; '17 ¾ bouteilles' are shown as they are, as whole ones are bought anyway. */
  const needed = (quantity: number, unit: LineUnit) =>
    read(quantity, unit, unit !== 'portion' && MEASURES[unit] !== null ? 'order' : 'kitchen')

  return {
    needed,
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
    /** Nothing where nothing is left; a part of a bottle is what is left in it. */
    rest: (product: PurchaseProduct, { rest }: Order): string => {
      if (rest === 0) return ''
      const { unit, contentUnit } = product
      const inside =
        MEASURES[unit] === null && rest < 1 && contentUnit !== null
          ? convertedQuantity(rest, unit, contentUnit, product)
          : null
      return typeof inside === 'number' && contentUnit !== null
        ? read(inside, contentUnit, 'kitchen')
        : read(rest, unit, 'kitchen')
    },
  }
}
