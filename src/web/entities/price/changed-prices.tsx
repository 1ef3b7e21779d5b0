import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { SHOWN_PERCENT_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { priceDifference } from '#domain/pricing/price-difference.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { FirstRows } from '#web/ui/first-rows.tsx'
import { PriceLeaps } from './guard/price-leaps.tsx'
import { usePriceTexts } from './use-price-texts.ts'

/** A product's price before and after a change, EUR for its unit without VAT. */
export interface ChangedPrice {
  id: string
  name: string
  unit: Unit
  before: number | null
  after: number | null
}

/** The old and the new price of each product that changes, for its unit, the greatest change first, below those that leap. */
export function ChangedPrices({ prices }: { prices: readonly ChangedPrice[] }) {
  const t = useTranslations('prices.changed')
  const texts = usePriceTexts()
  return (
    <div>
      <PriceLeaps prices={prices} />
      <Text fw={600}>{t('products', { count: prices.length })}</Text>
      <FirstRows
        rows={prices.toSorted((one, other) => changeOf(other) - changeOf(one))}
        keyOf={({ id }) => id}
        moreLabel={(count) => t('others', { count })}
      >
        {({ name, unit, before, after }) =>
          t('price', {
            name,
            before: texts.unitPrice(before, unit),
            after: texts.unitPrice(after, unit),
            difference: texts.difference(before, after) ?? 'none',
          })
        }
      </FirstRows>
      <Text size="sm" mt={4}>
        {t('undoable')}
      </Text>
    </div>
  )
}

/** Percent of the old price, as shown; a price where there was none comes first. */
function changeOf({ before, after }: ChangedPrice): number {
  const percent = priceDifference(before, after)
  return percent === null ? Infinity : roundHalfAwayFromZero(Math.abs(percent), SHOWN_PERCENT_DECIMALS)
}
