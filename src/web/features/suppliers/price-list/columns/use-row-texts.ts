import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { PriceCheck } from '#domain/price-lists/check-prices.ts'
import type { Doubt, ListRow } from '#domain/price-lists/list-row.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { farFigures } from '../far-figures.ts'
import { useProductTexts } from '#web/entities/product/use-product-texts.ts'

/** Where a doubt is shown: the columns of the preview. */
export type PreviewColumn = 'product' | 'category' | 'price' | 'content' | 'pack' | 'allergens'

const SHOWN_IN: Record<Doubt['field'], PreviewColumn> = {
  code: 'product',
  name: 'product',
  brand: 'product',
  category: 'category',
  unit: 'price',
  priceHt: 'price',
  vatRate: 'price',
  contentQuantity: 'content',
  contentUnit: 'content',
  packText: 'pack',
  packPriceHt: 'pack',
  densityKgPerL: 'content',
  allergens: 'allergens',
  traces: 'allergens',
  allergenFree: 'allergens',
}

/** How the preview says a row. */
export function useRowTexts() {
  const t = useTranslations()
  const format = useFormat()
  const product = useProductTexts()
  return useMemo(() => {
    const reasonOf = ({ reason }: Doubt, { farPrice }: ListRow) =>
      reason === 'price-implausible' && farPrice !== undefined
        ? t('priceList.preview.far', farFigures(farPrice, product))
        : t(`priceList.doubts.${reason}`)
    return {
      product,
      content: ({ contentQuantity, contentUnit }: ListRow) =>
        contentQuantity === null || contentUnit === null
          ? ''
          : `${format.quantity(contentQuantity)}\u00a0${t(`trade.units.${contentUnit}`)}`,
      packPrice: ({ packPriceHt, chargedHt }: ListRow) =>
        packPriceHt === null ? '' : t('priceList.preview.packPrice', { price: format.euro(chargedHt) }),
      /** The supplier's figure beside ours, where they do not agree. */
      printed: ({ printed, ours, unit }: PriceCheck) =>
        t('priceList.preview.printed', {
          printed: product.price(printed),
          ours: product.price(ours),
          unit: product.unit({ unit }),
        }),
      doubts: (row: ListRow, column: PreviewColumn) => [
        ...new Set(
          row.doubts.filter(({ field }) => SHOWN_IN[field] === column).map((doubt) => reasonOf(doubt, row)),
        ),
      ],
    }
  }, [t, format, product])
}
