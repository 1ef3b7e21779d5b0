import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Carte } from '#contract/cartes.ts'
import { useFirstNames } from '../first-names.ts'
import { dishesOf } from './carte-document-of.ts'

/** Names the dishes of a carte that are not on its pages; nothing where all are. */
export function WithheldDishes({ carte }: { carte: Pick<Carte, 'gammes'> }) {
  const t = useTranslations('cartes.print')
  const firstOf = useFirstNames()
  const names = dishesOf(carte)
    .filter(({ offPrint = false }) => offPrint)
    .map(({ nomAffiche }) => nomAffiche)
  if (names.length === 0) return null
  return (
    <Text size="sm" c="dimmed">
      {t('withheld', { count: names.length })} {firstOf(names)}
    </Text>
  )
}
