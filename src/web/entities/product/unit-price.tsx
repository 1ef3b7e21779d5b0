import type { Unit } from '#domain/quantity/unit.ts'
import type { ProductTexts } from '#web/entities/product/use-product-texts.ts'
import classes from './unit-price.module.css'

export interface UnitPriceProps {
  product: { priceHt: number | null; unit: Unit }
  texts: ProductTexts
}

/** '9,80 € / kg' as a list shows it, with the exact price as a tip where that has more decimals. */
export function UnitPrice({ product, texts }: UnitPriceProps) {
  const { priceHt } = product
  if (priceHt === null) return <span className={classes.missing}>{texts.priceMissing}</span>
  const [shown, exact] = [texts.listPrice(priceHt), texts.price(priceHt)]
  return (
    <span className={classes.price} title={shown === exact ? undefined : exact}>
      {shown} <span className={classes.unit}>/ {texts.unit(product)}</span>
    </span>
  )
}
