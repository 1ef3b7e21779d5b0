import { Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ChangedRows } from '#domain/simulation/changed-rows.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { ChangedPrices } from '#web/entities/price/changed-prices.tsx'
import { useFirstNames } from '#web/lib/format/use-first-names.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import type { KitchenIndex } from '../kitchen-index.ts'
import { ChangedSheets } from './changed-sheets.tsx'

export interface ApplyModalProps {
  /** What would be written; null keeps the question closed. */
  target: ChangedRows | null
  index: KitchenIndex
  /** Of which only the sheets are looked at. */
  gamme: string | undefined
  /** Lines without a figure, which stay out. */
  missing: number
  busy: boolean
  failure: unknown
  /** Names of what another window has changed since it was read. */
  changedSince: readonly string[]
  onConfirm: (rows: ChangedRows) => void
  onCancel: () => void
}

const NOTHING: ChangedRows = { products: [], sheets: [] }

/** Before what was simulated comes true: what is written, with old and new prices, and what of it can be taken back. */
export function ApplyModal(props: ApplyModalProps) {
  const { target, index, gamme, missing, busy, failure } = props
  const t = useTranslations('simulation.apply')
  const textOf = useFailureText()
  const firstNames = useFirstNames()
  const rows = useLastValue(target) ?? NOTHING
  const { products, sheets } = rows
  const prices = products.map(({ before, after }) => ({
    id: after.id,
    name: index.products.get(after.id)?.name ?? '',
    unit: after.unit,
    before: before.priceHt,
    after: after.priceHt,
  }))
  const nothing = products.length === 0 && sheets.length === 0
  const why = () => {
    const code = codeOf(failure)
    if (code === 'PRICE_REQUIRED') return t('priceRequired')
    if (code !== 'VERSION_CONFLICT') return textOf(failure, t('failure'))
    const count = props.changedSince.length
    return t('changedSince', { count, names: firstNames(props.changedSince) })
  }
  return (
    <ConfirmModal
      opened={target !== null}
      size="lg"
      title={t('title')}
      confirmLabel={t('confirm')}
      busyLabel={t('busy')}
      busy={busy}
      ready={!nothing}
      error={failure === null ? undefined : why()}
      onConfirm={() => props.onConfirm(rows)}
      onCancel={props.onCancel}
    >
      <Stack gap="sm">
        {nothing && <Text>{t('nothing')}</Text>}
        {products.length > 0 && (
          <div>
            <ChangedPrices prices={prices} />
            {gamme !== undefined && <Text size="sm">{t('everySheet', { name: gamme })}</Text>}
          </div>
        )}
        {sheets.length > 0 && <ChangedSheets sheets={sheets} />}
        {missing > 0 && (
          <Text size="sm" c="dimmed">
            {t('notEntered', { count: missing })}
          </Text>
        )}
      </Stack>
    </ConfirmModal>
  )
}
