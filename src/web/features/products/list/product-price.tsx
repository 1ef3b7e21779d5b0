import type { UserProduct } from '#contract/products.ts'
import classes from './product-price.module.css'
import type { RowTexts } from './row-texts.ts'

/** '9,80 € / kg' */
export function ProductPrice({ product, texts }: { product: UserProduct; texts: RowTexts }) {
  const { priceHt } = product
  if (priceHt === null) return <span className={classes.missing}>{texts.priceMissing}</span>
  return (
    <span className={classes.price}>
      {texts.price(priceHt)} <span className={classes.unit}>/ {texts.unit(product)}</span>
    </span>
  )
}
