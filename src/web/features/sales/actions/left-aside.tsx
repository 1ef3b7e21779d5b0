import { Text } from '@mantine/core'
import { useLocale, useTranslations } from 'use-intl'
import type { CarteDish } from '../analysis/sold-dishes.ts'
import type { RankedGamme } from './rank-sold.ts'

/** Names written out in one sentence; the lists of the page have all. */
const MOST_NAMES = 4

/** The dishes of a gamme that are in no figure of its actions, and why. */
export function LeftAside({ judgement }: Pick<RankedGamme, 'judgement'>) {
  const t = useTranslations('sales.actions')
  const language = useLocale()
  const list = new Intl.ListFormat(language)
  const namesOf = (dishes: readonly CarteDish[]) => {
    const names = dishes.slice(0, MOST_NAMES).map(({ nomAffiche }) => nomAffiche)
    const more = dishes.length - names.length
    return list.format(more > 0 ? [...names, t('more', { count: more })] : names)
  }
  const unknown = judgement.leftOut.map(({ dish }) => dish)
  const sentences = [
    unknown.length > 0 && t('without.unknown', { count: unknown.length, names: namesOf(unknown) }),
    judgement.withoutSales.length > 0 &&
      t('without.sales', {
        count: judgement.withoutSales.length,
        names: namesOf(judgement.withoutSales),
      }),
  ].filter((sentence) => sentence !== false)
  if (sentences.length === 0) return null
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {sentences.join(' ')}
    </Text>
  )
}
