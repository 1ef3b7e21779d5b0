import type { Unit } from '#domain/quantity/unit.ts'
import type { ProductTexts } from '#web/entities/product/use-product-texts.ts'
import classes from './unit-price.module.css'

export interface UnitPriceProps {
  product: { priceHt: number | null; unit: Unit }
  texts: ProductTexts
}

/** '9,80 € / kg' */
export function UnitPrice({ product, texts }: UnitPriceProps) {
  const { priceHt } = product
  if (priceHt === null) return <span className={classes.missing}>{texts.priceMissing}</span>
  return (
    <span className={classes.price}>
      {texts.price(priceHt)} <span className={classes.unit}>/ {texts.unit(product)}</span>
    </span>
  )
}
