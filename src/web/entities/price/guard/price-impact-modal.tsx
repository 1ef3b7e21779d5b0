import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ImpactedSheet, PriceImpact } from '#contract/prices.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { useMomentColumns } from './moment-columns.tsx'

export interface PriceImpactModalProps {
  /** What the change would do, 'unknown' where that could not be computed; null keeps the question closed. */
  impact: PriceImpact | 'unknown' | null
  /** What is asked about: 'Miel · 5,35 € / kg → 7,20 € / kg (+34,6 %)'. */
  intro?: string | null
  busy: boolean
  error: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Before a price is saved: the sheets it moves, from what to what. Enter confirms. */
export function PriceImpactModal(props: PriceImpactModalProps) {
  const { impact: shown, intro, busy, error, onConfirm, onCancel } = props
  const t = useTranslations('products.impact')
  const impact = useLastValue(shown)
  return (
    <ConfirmModal
      opened={shown !== null}
      size="lg"
      title={t('title')}
      confirmLabel={t('confirm')}
      busyLabel={t('busy')}
      busy={busy}
      confirmFirst
      error={error}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {intro && <Text mb="sm">{intro}</Text>}
      {impact === 'unknown' ? <Text>{t('failure')}</Text> : impact && <ImpactText impact={impact} />}
    </ConfirmModal>
  )
}

/** Sheets that are shown before all of them are asked for. */
const FIRST = 5

function ImpactText({ impact }: { impact: PriceImpact }) {
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
