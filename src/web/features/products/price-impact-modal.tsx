import { Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ImpactedSheet, PriceImpact } from '#contract/prices.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'

export interface PriceImpactModalProps {
  /** What the change would do; null keeps the question closed. */
  impact: PriceImpact | null
  busy: boolean
  error: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Before a price is saved: the sheets it moves, from what to what. Enter confirms. */
export function PriceImpactModal({ impact: asked, busy, error, onConfirm, onCancel }: PriceImpactModalProps) {
  const t = useTranslations('products.impact')
  const impact = useLastValue(asked)
  return (
    <ConfirmModal
      opened={asked !== null}
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
      {impact && <Told impact={impact} />}
    </ConfirmModal>
  )
}

function Told({ impact }: { impact: PriceImpact }) {
  const t = useTranslations('products.impact')
  const { sheets, total, underTarget, underFloor } = impact
  const others = total - sheets.length
  return (
    <Stack gap="sm">
      <Text fw={600} data-testid="price-impact">
        {t('summary', { total, under: underTarget })}
      </Text>
      {underFloor > 0 && <Text size="sm">{t('underFloor', { count: underFloor })}</Text>}
      <ShortTable
        label={t('list')}
        columns={useImpactColumns()}
        keyOf={({ id }) => id}
        rows={sheets}
        maxHeight="min(22rem, 45vh)"
      />
      {others > 0 && (
        <Text size="sm" c="dimmed">
          {t('others', { count: others })}
        </Text>
      )}
    </Stack>
  )
}

function useImpactColumns(): Column<ImpactedSheet>[] {
  const t = useTranslations()
  const format = useFormat()
  const cost = ({ costPortion, uncostedLines }: ImpactedSheet['before']) =>
    uncostedLines > 0 ? t('products.impact.incomplete') : format.euro(costPortion)
  const margin = ({ marginPercent, uncostedLines }: ImpactedSheet['before']) =>
    marginPercent === null || uncostedLines > 0 ? t('common.none') : format.percent(marginPercent)
  return [
    { key: 'sheet', head: t('products.impact.sheet'), namesRow: true, text: ({ title }) => title },
    {
      key: 'cost',
      head: t('products.impact.cost'),
      end: true,
      cell: ({ before, after }) => <Moved from={cost(before)} to={cost(after)} />,
    },
    {
      key: 'margin',
      head: t('products.impact.margin'),
      end: true,
      cell: ({ before, after }) => <Moved from={margin(before)} to={margin(after)} />,
    },
  ]
}

/** A figure that is the same before and after is shown once. */
function Moved({ from, to }: { from: string; to: string }) {
  return (
    <>
      {from !== to && <>{from} → </>}
      <strong>{to}</strong>
    </>
  )
}
