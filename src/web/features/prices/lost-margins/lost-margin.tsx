import { useTranslations } from 'use-intl'
import type { LostMargin } from '#contract/prices.ts'
import { differenceAsShown } from '#domain/money/difference-as-shown.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { priceKeepingMargin } from '#domain/pricing/price-keeping-margin.ts'
import { isReachablePrice } from '#domain/pricing/reachable-price.ts'
import { priceTtc } from '#domain/pricing/price-ttc.ts'
import { paths } from '#web/entities/paths.ts'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'
import { Moved } from '#web/entities/price/moved.tsx'
import { useFigures } from '#web/entities/price/use-figures.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './lost-margin.module.css'
import { MovedPrices } from './moved-prices.tsx'

export interface LostMarginProps {
  sheet: LostMargin
  thresholds: MarginThresholds
}

/** A sheet that lost margin: by how much, through which products, and the price that would give it back. */
export function LostMarginEntry({ sheet, thresholds }: LostMarginProps) {
  const t = useTranslations('prices.lostMargins')
  const figures = useFigures()
  const { before, after, sellingPriceHt, tvaRate } = sheet
  if (before.marginPercent === null || after.marginPercent === null || sellingPriceHt === null) return null
  // To earn again what was too little is no aim.
  const aims = before.marginPercent < thresholds.floorMargin
  const margin = aims ? thresholds.targetMargin : before.marginPercent
  const price = priceKeepingMargin(after.costPortion, margin, tvaRate)
  const now = priceTtc(sellingPriceHt, tvaRate)
  return (
    <li className={classes.entry}>
      <div className={classes.head}>
        <TextLink to={paths.editRecipe(sheet.id)} fw={600} c="inherit">
          {sheet.title}
        </TextLink>
        <span className={classes.lost}>
          {figures.points(differenceAsShown(before.marginPercent, after.marginPercent, 1))}
        </span>
      </div>
      <dl className={classes.figures}>
        <dt>{t('margin')}</dt>
        <dd>
          <span className="dimmed">{figures.percent(before.marginPercent)} → </span>
          <MarginBadge rate={after.marginPercent} thresholds={thresholds} variant="text" compared />
        </dd>
        <dt>{t('cost')}</dt>
        <dd>
          <Moved from={figures.euro(before.costPortion)} to={figures.euro(after.costPortion)} />
        </dd>
        {price !== null && (
          <>
            <dt>{t(aims ? 'reaching' : 'keeping', { margin: figures.percent(margin) })}</dt>
            <dd>
              {isReachablePrice(now, price) ? (
                <Moved from={figures.euro(now)} to={t('ttc', { price: figures.euro(price) })} />
              ) : (
                t('noPrice', {
                  price: figures.euro(price),
                  percent: figures.percent((price / now - 1) * 100, 0),
                })
              )}
            </dd>
          </>
        )}
      </dl>
      <MovedPrices moved={sheet.moved} />
    </li>
  )
}
