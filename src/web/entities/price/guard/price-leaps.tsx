import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { isFarMove } from '#domain/pricing/far-move.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { client } from '#web/lib/query/api.ts'
import { FirstRows } from '#web/ui/first-rows.tsx'
import type { ChangedPrice } from '../changed-prices.tsx'
import { usePriceTexts } from '../use-price-texts.ts'

/**
 * Among prices that are about to change together those that leap, each with the sheets that it moves; nothing where none
 * does. Of a single price, `useLeapQuestion` asks the same.
 */
export function PriceLeaps({ prices }: { prices: readonly ChangedPrice[] }) {
  const t = useTranslations('prices.leap')
  const changed = useTranslations('prices.changed')
  const texts = usePriceTexts()
  const leaps = prices.filter(isFarMove)
  if (leaps.length === 0) return null
  return (
    <div>
      <Text fw={600}>{t('several', { count: leaps.length })}</Text>
      <FirstRows rows={leaps} keyOf={({ id }) => id} moreLabel={(count) => changed('others', { count })}>
        {({ id, name, unit, before, after }) => (
          <>
            {changed('price', {
              name,
              before: texts.unitPrice(before, unit),
              after: texts.unitPrice(after, unit),
              difference: texts.difference(before, after) ?? 'none',
            })}
            <TouchedSheets id={id} priceHt={after} />
          </>
        )}
      </FirstRows>
    </div>
  )
}

const NAMED = 3

/** '2 fiches : Pain perdu 75,0 % → 12,0 %, Brioche 70,0 % → −20,0 %' */
function TouchedSheets({ id, priceHt }: { id: string; priceHt: number | null }) {
  const t = useTranslations('prices.leap')
  const format = useFormat()
  // Not under the key of prices: what a price would make of the sheets is not read again once it is stored.
  const { data: impact, isError } = useQuery({
    queryKey: ['price-leap', id, priceHt],
    queryFn: ({ signal }) => client.prices.impact({ id, priceHt }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  if (isError) return <Text size="sm">{t('unknown')}</Text>
  if (impact === undefined) return <Text size="sm">{t('reading')}</Text>
  const margin = (rate: number | null) => (rate === null ? t('noMargin') : format.percent(rate))
  const sheets = impact.sheets
    .slice(0, NAMED)
    .map(({ title, before, after }) =>
      t('sheet', { title, before: margin(before.marginPercent), after: margin(after.marginPercent) }),
    )
  const others = impact.total - sheets.length
  if (others > 0) sheets.push(t('otherSheets', { count: others }))
  return (
    <Text size="sm" c="dimmed">
      {t('sheets', { count: impact.total, sheets: sheets.join(', ') })}
    </Text>
  )
}
