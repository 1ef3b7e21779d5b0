import type { FarPrice } from '#domain/price-lists/plausible-prices.ts'
import type { useProductTexts } from '#web/entities/product/use-product-texts.ts'

/** The figures of a price outside the range of its category, as its sentence names them. */
export function farFigures(
  { price, unit, least, most }: FarPrice,
  product: Pick<ReturnType<typeof useProductTexts>, 'price' | 'unit'>,
) {
  return {
    price: product.price(price),
    unit: product.unit({ unit }),
    least: product.price(least),
    most: product.price(most),
  }
}
