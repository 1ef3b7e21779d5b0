import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Doubt, ListRow } from '#domain/price-lists/list-row.ts'
import { useFormat } from '#web/lib/use-format.ts'
import { useProductTexts } from '#web/lib/use-product-texts.ts'

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
  packPrice: 'pack',
  packUnit: 'pack',
  allergens: 'allergens',
  allergenFree: 'allergens',
}

/** How the preview says a row. */
export function useRowTexts() {
  const t = useTranslations()
  const format = useFormat()
  const product = useProductTexts()
  return useMemo(() => {
    const reasonOf = (row: ListRow, { reason }: Doubt) => {
      const text = t(`priceList.doubts.${reason}`)
      if (reason !== 'unit-price-differs' || row.check === null) return text
      const { printed, ours, unit } = row.check
      const figures = t('priceList.preview.printed', {
        printed: product.price(printed),
        ours: product.price(ours),
        unit: product.unit({ unit }),
      })
      return `${text} (${figures})`
    }
    return {
      product,
      content: ({ contentQuantity, contentUnit }: ListRow) =>
        contentQuantity === null || contentUnit === null
          ? ''
          : `${format.quantity(contentQuantity)}\u00a0${t(`trade.units.${contentUnit}`)}`,
      packPrice: ({ packPrice }: ListRow) =>
        packPrice === null ? '' : t('priceList.preview.packPrice', { price: format.euro(packPrice) }),
      doubts: (row: ListRow, column: PreviewColumn) => [
        ...new Set(
          row.doubts.filter(({ field }) => SHOWN_IN[field] === column).map((doubt) => reasonOf(row, doubt)),
        ),
      ],
    }
  }, [t, format, product])
}
