import { useTranslations } from 'use-intl'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { displayedPrice } from '#domain/pricing/displayed-price.ts'
import { hasMargin } from '#domain/pricing/has-margin.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { marginRate } from '#domain/pricing/margin-rate.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { MarginBadge } from '../../price/margin-badge.tsx'
import { useSellingPriceText } from '../../price/use-price-text.ts'
import classes from './sheet-picker.module.css'

export interface SheetOptionProps {
  sheet: TechSheetSummary
  /** The label of a sheet that is chosen already; null for the others. */
  takenLabel: string | null
  thresholds: MarginThresholds | undefined
}

/** Title, category, price with VAT and margin of a sheet. */
export function SheetOption({ sheet, takenLabel, thresholds }: SheetOptionProps) {
  const t = useTranslations()
  const format = useFormat()
  const priceText = useSellingPriceText()
  const { title, category, coutMatiere, portions, sellingPriceHt, tvaRate, uncostedLines } = sheet
  const price = displayedPrice(sellingPriceHt, tvaRate)
  const cost = portionCost(coutMatiere, portions)
  const rate = marginRate(sellingPriceHt, cost)
  return (
    <>
      <span className={classes.words}>
        {title}
        <span className={classes.about}>
          {t(`trade.sheetCategories.${category}`)}
          {takenLabel !== null && <span className={classes.taken}>{takenLabel}</span>}
        </span>
      </span>
      <span className={classes.price}>{priceText(price)}</span>
      <span className={classes.margin}>
        {hasMargin(sellingPriceHt, cost) && thresholds !== undefined ? (
          <MarginBadge rate={rate} thresholds={thresholds} provisional={uncostedLines > 0} />
        ) : (
          <span className={classes.price}>{format.percent(rate)}</span>
        )}
      </span>
    </>
  )
}
