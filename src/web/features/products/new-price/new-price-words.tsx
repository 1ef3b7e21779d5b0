import { IconTags } from '#web/ui/icons/tags.ts'
import { IconTrendingDown } from '#web/ui/icons/trending-down.ts'
import { IconTrendingUp } from '#web/ui/icons/trending-up.ts'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { priceDifference } from '#domain/pricing/price-difference.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import classes from './new-price.module.css'

export type NewPrice = NonNullable<UserProduct['newPrice']>

export interface NewPriceWordsProps {
  product: UserProduct
  news: NewPrice
}

/** 'Nouveau prix chez Metro 9,80 € → 10,40 € / kg +6,1 %, plus cher', or why it cannot be converted to the product's unit. */
export function NewPriceWords({ product, news }: NewPriceWordsProps) {
  const t = useTranslations()
  const texts = usePriceTexts()
  const { priceHt: before, unit } = product
  const { priceHt: after, cataloguePriceHt, catalogueUnit, supplierName } = news
  const difference = texts.difference(before, after)
  const change = priceDifference(before, after) ?? 0
  const Icon = change > 0 ? IconTrendingUp : change < 0 ? IconTrendingDown : IconTags
  return (
    <span className={classes.words}>
      <Icon size={16} aria-hidden className={classes.icon} data-change={Math.sign(change)} />
      <strong className={classes.at}>{t('catalogue.newPrices.at', { supplier: supplierName })}</strong>{' '}
      {after === null ? (
        t('catalogue.newPrices.notConvertible', {
          price: texts.unitPrice(cataloguePriceHt, catalogueUnit),
          unit: t(`trade.units.${unit}`),
        })
      ) : (
        <>
          {texts.price(before)} → {texts.unitPrice(after, unit)}
        </>
      )}
      {difference !== undefined && change !== 0 && (
        <span className={classes.change} data-change={Math.sign(change)}>
          {' '}
          {t(change > 0 ? 'catalogue.newPrices.dearer' : 'catalogue.newPrices.cheaper', { difference })}
        </span>
      )}
    </span>
  )
}
