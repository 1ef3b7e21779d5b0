import { Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useEstimates } from '../analysis/use-estimates.ts'
import type { Recomputed } from './recomputed-figures.ts'

/** The most dishes that are listed at once. */
const SHOWN = 8

/** What would change: the total, and the dishes whose price or cost is another one now. */
export function RecomputedText({
  recomputed: { total, several, estimated, changed, gone },
}: {
  recomputed: Recomputed
}) {
  const t = useTranslations('sales.closing')
  const format = useFormat()
  const { euro } = useEstimates()
  const words = ({ before, after }: Recomputed['total']) => ({
    before: format.euro(before),
    after: format.euro(after),
  })
  return (
    <Stack gap="xs">
      <Text>
        {t(several ? 'totalOfCartes' : 'total', {
          before: euro(total.before, estimated),
          after: euro(total.after, estimated),
        })}
      </Text>
      {changed.length === 0 ? (
        <Text>{t('same')}</Text>
      ) : (
        <div>
          <Text>{t('changes', { count: changed.length })}</Text>
          <ul>
            {changed.slice(0, SHOWN).map(({ id, name, carte, price, cost }) => (
              <li key={id}>
                <strong>{name}</strong> {carte !== null && `(${carte}) `}
                {[price && t('price', words(price)), cost && t('cost', words(cost))]
                  .filter(Boolean)
                  .join(', ')}
              </li>
            ))}
            {changed.length > SHOWN && <li>{t('more', { count: changed.length - SHOWN })}</li>}
          </ul>
        </div>
      )}
      {gone.dishes > 0 && (
        <Text size="sm" c="dimmed">
          {t('kept', { count: gone.dishes })}
        </Text>
      )}
    </Stack>
  )
}
