import { useTranslations } from 'use-intl'
import { isTextOf } from '#contract/facts/fact.ts'
import { type MergedProductPart, PRODUCT_FACTS, type ProductText } from '#contract/facts/product.ts'
import type { UserProduct } from '#contract/products.ts'
import { WEIGHED_WORDS } from '#domain/imports/counted-words.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { useProductTexts } from '#web/entities/product/use-product-texts.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

/** What the facts of two products are called side by side, and what a product says of one. */
export function useFactTexts() {
  const t = useTranslations()
  const format = useFormat()
  const texts = useProductTexts()
  const prices = usePriceTexts()
  const none = t('merge.none')

  const others: Partial<Record<MergedProductPart, string>> = {
    name: t('merge.facts.name'),
    price: t('merge.facts.price'),
    content: t('merge.facts.content'),
    density: t('merge.facts.density'),
  }
  const own: Record<Exclude<MergedProductPart, ProductText>, (product: UserProduct) => string> = {
    category: texts.category,
    price: (product) =>
      product.priceHt === null
        ? t('merge.noPrice', { unit: texts.unit(product) })
        : prices.unitPrice(product.priceHt, product.unit),
    supplier: ({ supplier }) => supplier?.name ?? none,
    content: ({ contentQuantity, contentUnit }) =>
      contentQuantity === null || contentUnit === null
        ? none
        : `${format.quantity(contentQuantity)}\u00A0${t(`trade.units.${contentUnit}`)}`,
    density: ({ densityKgPerL }) =>
      densityKgPerL === null ? none : t('merge.density', { density: format.quantity(densityKgPerL) }),
    countedWeights: ({ countedWeights }) =>
      WEIGHED_WORDS.flatMap((word) => {
        const weight = countedWeights[word]
        return weight
          ? [`${word}\u00A0: ${format.quantity(weight.quantity)}\u00A0${t(`trade.units.${weight.unit}`)}`]
          : []
      }).join(', '),
  }
  return {
    labelOf: (part: MergedProductPart) => others[part] ?? t(`productFacts.labels.${part}`),
    textOf: (product: UserProduct, part: MergedProductPart) =>
      isTextOf(PRODUCT_FACTS, part) ? (product[part] ?? none) : own[part](product),
  }
}
