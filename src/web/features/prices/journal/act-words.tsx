import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { PriceAct } from '#contract/prices.ts'
import { paths } from '#web/entities/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import classes from './act.module.css'

/** What an act changed: each product named, from which price to which. */
export function ActWords({ act, most }: { act: PriceAct; most: number }) {
  const t = useTranslations('prices')
  const texts = usePriceTexts()
  const named = act.changes.slice(0, most)
  const others = act.products - named.length
  return (
    <ul className={classes.changes}>
      {named.map(({ productId, name, unit, oldPriceHt, newPriceHt }) => {
        const difference = texts.difference(oldPriceHt, newPriceHt)
        return (
          <li key={`${productId} ${name}`}>
            <TextLink to={paths.editProduct(productId)} fw={600} c="inherit">
              {name}
            </TextLink>{' '}
            <span className={classes.prices}>
              {texts.price(oldPriceHt)} → {texts.unitPrice(newPriceHt, unit)}
            </span>
            {difference !== undefined && (
              <span className={classes.difference} data-dearer={difference.startsWith('+') || undefined}>
                {difference}
              </span>
            )}
          </li>
        )
      })}
      {others > 0 && (
        <Text component="li" c="dimmed" fz="sm">
          {t('journal.others', { count: others })}
        </Text>
      )}
    </ul>
  )
}
