import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ImpactedSheet, PriceImpact } from '#contract/prices.ts'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { useMomentColumns } from './moment-columns.tsx'

/** Sheets that are shown before all of them are asked for. */
const FIRST = 5

/** How many sheets a change of prices moves, and the first of them, from what to what. */
export function PriceImpactText({ impact }: { impact: PriceImpact }) {
  const t = useTranslations('products.impact')
  const { sheets, total, underTarget, underFloor } = impact
  const [all, setAll] = useState(false)
  const shown = all ? sheets : sheets.slice(0, FIRST)
  const others = total - shown.length
  return (
    <Stack gap="sm">
      <Text fw={600} data-testid="price-impact">
        {t('summary', { total, under: underTarget })}
      </Text>
      {underFloor > 0 && <Text size="sm">{t('underFloor', { count: underFloor })}</Text>}
      <ShortTable label={t('list')} columns={useImpactColumns()} keyOf={({ id }) => id} rows={shown} />
      {others > 0 &&
        (shown.length < sheets.length ? (
          <Button
            variant="subtle"
            size="compact-sm"
            style={{ alignSelf: 'start' }}
            onClick={() => setAll(true)}
          >
            {t('others', { count: others })}
          </Button>
        ) : (
          <Text size="sm" c="dimmed">
            {t('others', { count: others })}
          </Text>
        ))}
    </Stack>
  )
}

function useImpactColumns(): Column<ImpactedSheet>[] {
  const t = useTranslations('products.impact')
  const moments = useMomentColumns<ImpactedSheet>()
  return [
    { key: 'sheet', head: t('sheet'), namesRow: true, card: 'line', text: ({ title }) => title },
    ...moments,
  ]
}
