import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import type { MergeFact } from '#domain/catalogue/merge-products.ts'
import { WEIGHED_WORDS } from '#domain/imports/counted-words.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { useProductTexts } from '#web/entities/product/use-product-texts.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

/** What a product says of one fact, in words. */
export function useFactTexts(): (product: UserProduct, fact: MergeFact) => string {
  const t = useTranslations()
  const format = useFormat()
  const texts = useProductTexts()
  const prices = usePriceTexts()
  return (product, fact) => {
    const { unit, priceHt, contentQuantity, contentUnit, densityKgPerL, countedWeights } = product
    switch (fact) {
      case 'name':
        return product.name
      case 'category':
        return texts.category(product)
      case 'price':
        return priceHt === null
          ? t('merge.noPrice', { unit: texts.unit(product) })
          : prices.unitPrice(priceHt, unit)
      case 'content':
        return contentQuantity === null || contentUnit === null
          ? t('merge.none')
          : `${format.quantity(contentQuantity)}\u00A0${t(`trade.units.${contentUnit}`)}`
      case 'density':
        return densityKgPerL === null
          ? t('merge.none')
          : t('merge.density', { density: format.quantity(densityKgPerL) })
      case 'brand':
        return product.brand ?? t('merge.none')
      case 'supplier':
        return product.supplier?.name ?? t('merge.none')
      case 'origin':
        return product.origin ?? t('merge.none')
      case 'countedWeights':
        return WEIGHED_WORDS.flatMap((word) => {
          const weight = countedWeights[word]
          return weight
            ? [`${word}\u00A0: ${format.quantity(weight.quantity)}\u00A0${t(`trade.units.${weight.unit}`)}`]
            : []
        }).join(', ')
    }
  }
}
