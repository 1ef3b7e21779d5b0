import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { unitPriceDecimals } from '#web/lib/unit-price-decimals.ts'
import { useFormat } from '#web/lib/use-format.ts'
import classes from './product-price.module.css'

/** '9,80 € / kg' */
export function ProductPrice({ product }: { product: Pick<UserProduct, 'priceHt' | 'unit'> }) {
  const t = useTranslations()
  const format = useFormat()
  const { priceHt, unit } = product
  if (priceHt === null) return <span className={classes.missing}>{t('products.priceMissing')}</span>
  return (
    <span className={classes.price}>
      {format.euro(priceHt, unitPriceDecimals(priceHt))}{' '}
      <span className={classes.unit}>/ {t(`trade.units.${unit}`)}</span>
    </span>
  )
}
