import { List, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ChangedRows } from '#domain/simulation/changed-rows.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import type { KitchenIndex } from '../kitchen-index.ts'
import { MOST_NAMED } from './most-named.ts'

interface ChangedProductsProps extends Pick<ChangedRows, 'products'> {
  index: KitchenIndex
  gamme: string | undefined
}

/** The old and the new price of each product that changes, for its unit. */
export function ChangedProducts({ products, index, gamme }: ChangedProductsProps) {
  const t = useTranslations('simulation.apply')
  const prices = usePriceTexts()
  const others = products.length - MOST_NAMED
  return (
    <div>
      <Text fw={600}>{t('products', { count: products.length })}</Text>
      <List size="sm" mt={4}>
        {products.slice(0, MOST_NAMED).map(({ before, after }) => (
          <List.Item key={after.id}>
            {t('productPrice', {
              name: index.products.get(after.id)?.name ?? '',
              before: prices.unitPrice(before.priceHt, before.unit),
              after: prices.unitPrice(after.priceHt, after.unit),
              difference: prices.difference(before.priceHt, after.priceHt) ?? 'none',
            })}
          </List.Item>
        ))}
        {others > 0 && <List.Item>{t('otherProducts', { count: others })}</List.Item>}
      </List>
      <Text size="sm" mt={4}>
        {t('undoable')}
      </Text>
      {gamme !== undefined && <Text size="sm">{t('everySheet', { name: gamme })}</Text>}
    </div>
  )
}
