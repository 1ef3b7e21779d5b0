import { UnstyledButton } from '@mantine/core'
import { memo, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { Settings } from '#contract/account.ts'
import type { UnpricedSheet } from '#contract/selling-prices.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { costDoubt } from '#domain/pricing/cost-doubt.ts'
import { hasMargin } from '#domain/pricing/has-margin.ts'
import { marginAmount } from '#domain/pricing/margin-amount.ts'
import { marginRate } from '#domain/pricing/margin-rate.ts'
import { priceHt } from '#domain/pricing/price-ht.ts'
import { proposedPrice } from '#domain/pricing/proposed-price.ts'
import {
  type PricePlaces,
  priceOfPlaces,
  typedRate,
  unpricedPlaces,
} from '#domain/pricing/unpriced-places.ts'
import { paths } from '#web/entities/paths.ts'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'
import { SellingPriceField } from '#web/entities/selling-price/selling-price-field.tsx'
import type { useGivePrice } from '#web/entities/selling-price/use-give-price.ts'
import { useSellingPrice } from '#web/entities/selling-price/use-selling-price.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import table from '#web/ui/table/folding-table.module.css'
import classes from './price-table.module.css'

interface PriceRowProps {
  index: number
  /** As it was when the page was opened: where it lacks a price. */
  opened: UnpricedSheet
  /** With the price that it was given since. */
  current: UnpricedSheet
  settings: Settings
  onGive: ReturnType<typeof useGivePrice>
  onUnsaved: (id: string, unsaved: boolean) => void
}

/** What a dish costs, could be sold for and earns; its margin follows the price as it is typed. */
export const PriceRow = memo(function PriceRow(props: PriceRowProps) {
  const { index, opened, current, settings, onGive, onUnsaved } = props
  const t = useTranslations('sellingPrices')
  const format = useFormat()
  const { id, title, coutMatiere, portions, uncostedLines, checkedCost, usualCost } = opened
  const places = unpricedPlaces(opened)
  const onlyDish = places.sheet ? undefined : opened.dishes.find((dish) => places.dishes.includes(dish.id))
  const name = onlyDish?.nomAffiche ?? title
  const price = useSellingPrice(priceOfPlaces(current, places), async (priceTtc) => {
    await onGive({ current: { ...current, name }, places, priceTtc })
  })
  const { unsaved } = price
  useEffect(() => onUnsaved(id, unsaved), [id, unsaved, onUnsaved])
  const proposed = proposedPrice(opened, settings)
  const cost = portionCost(coutMatiere, portions)
  const incomplete = uncostedLines > 0
  const ht = price.value === null ? null : priceHt(price.value, typedRate(opened, places))
  const questioned = { portionCost: cost, incomplete, sellingPriceHt: ht, usualCost, checkedCost }
  const rates = ratesOf(opened, places)
  const gammes = [...new Set(opened.dishes.map(({ gamme }) => gamme))].join(', ')
  return (
    <tr className={table.row} aria-rowindex={index + 2} data-priced={price.value !== null || undefined}>
      <td className={classes.dish}>
        <TextLink to={paths.recipe(id)} className={classes.name} title={name}>
          {name}
        </TextLink>
        {rates.length > 0 && (
          <span className={classes.vat}>{t('vat', { rates: rates.map(format.rate).join(', ') })}</span>
        )}
        <span className={classes.about}>{opened.isPreparation ? t('preparation') : gammes}</span>
      </td>
      <td className={classes.cost}>
        <span className={classes.label} aria-hidden>
          {t('columns.cost')}{' '}
        </span>
        {format.partialSum(cost, incomplete)}
      </td>
      <td className={classes.proposed}>
        {proposed === null ? (
          incomplete && <span className="note">{t('unknownCost')}</span>
        ) : (
          <>
            <span className={classes.label} aria-hidden>
              {t('columns.proposed')}
            </span>
            <span className={classes.from}>
              {t(`from.${proposed.from}`, { coefficient: format.quantity(proposed.coefficient) })}
            </span>
            <UnstyledButton
              className={classes.take}
              aria-label={t('take', { price: format.euro(proposed.priceTtc), name })}
              disabled={price.value === proposed.priceTtc}
              onClick={() => price.put(proposed.priceTtc)}
            >
              {format.euro(proposed.priceTtc)}
            </UnstyledButton>
          </>
        )}
      </td>
      <td className={classes.price}>
        <SellingPriceField name={name} price={price} />
      </td>
      <td className={classes.margin}>
        {hasMargin(ht, cost) ? (
          <MarginBadge
            rate={marginRate(ht, cost)}
            amount={marginAmount(ht, cost)}
            thresholds={settings}
            provisional={incomplete}
            doubtful={costDoubt(questioned, settings) !== null}
          />
        ) : (
          <span className="dimmed">–</span>
        )}
      </td>
    </tr>
  )
})

/** Of the VAT in the price that is typed; none where it is that of the sheet, as is usual. Percent. */
function ratesOf({ tvaRate, dishes }: UnpricedSheet, places: PricePlaces): number[] {
  const priced = dishes.filter(({ id }) => places.dishes.includes(id))
  return priced.every((dish) => dish.tvaRate === tvaRate)
    ? []
    : [...new Set(priced.map((dish) => dish.tvaRate))]
}
