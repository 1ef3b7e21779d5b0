import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ChangedRows } from '#domain/simulation/changed-rows.ts'
import { SHOWN_PERCENT_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { priceDifference } from '#domain/pricing/price-difference.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import type { KitchenIndex } from '../kitchen-index.ts'
import { FirstRows } from './first-rows.tsx'

type ChangedProduct = ChangedRows['products'][number]

interface ChangedProductsProps extends Pick<ChangedRows, 'products'> {
  index: KitchenIndex
  gamme: string | undefined
}

/** The old and the new price of each product that changes, for its unit, the greatest change first. */
export function ChangedProducts({ products, index, gamme }: ChangedProductsProps) {
  const t = useTranslations('simulation.apply')
  const prices = usePriceTexts()
  return (
    <div>
      <Text fw={600}>{t('products', { count: products.length })}</Text>
      <FirstRows
        rows={products.toSorted((one, other) => changeOf(other) - changeOf(one))}
        keyOf={({ after }) => after.id}
        moreLabel={(count) => t('otherProducts', { count })}
      >
        {({ before, after }) =>
          t('productPrice', {
            name: index.products.get(after.id)?.name ?? '',
            before: prices.unitPrice(before.priceHt, before.unit),
            after: prices.unitPrice(after.priceHt, after.unit),
            difference: prices.difference(before.priceHt, after.priceHt) ?? 'none',
          })
        }
      </FirstRows>
      <Text size="sm" mt={4}>
        {t('undoable')}
      </Text>
      {gamme !== undefined && <Text size="sm">{t('everySheet', { name: gamme })}</Text>}
    </div>
  )
}

/** Percent of the old price, as shown; a price where there was none comes first. */
function changeOf({ before, after }: ChangedProduct): number {
  const percent = priceDifference(before.priceHt, after.priceHt)
  return percent === null ? Infinity : roundHalfAwayFromZero(Math.abs(percent), SHOWN_PERCENT_DECIMALS)
}
