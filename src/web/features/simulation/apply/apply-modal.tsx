import { Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ChangedRows } from '#domain/simulation/changed-rows.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import type { KitchenIndex } from '../kitchen-index.ts'
import { ChangedProducts } from './changed-products.tsx'
import { ChangedSheets } from './changed-sheets.tsx'
import { useFirstNames } from './use-first-names.ts'

export interface ApplyModalProps {
  /** What would be written; null keeps the question closed. */
  asked: ChangedRows | null
  index: KitchenIndex
  /** Of which only the sheets are looked at. */
  gamme: string | undefined
  /** Lines without a figure, which stay out. */
  unsaid: number
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
  const { asked, index, gamme, unsaid, busy, failure } = props
  const t = useTranslations('simulation.apply')
  const textOf = useFailureText()
  const firstNames = useFirstNames()
  const rows = useLastValue(asked) ?? NOTHING
  const { products, sheets } = rows
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
      opened={asked !== null}
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
        {products.length > 0 && <ChangedProducts products={products} index={index} gamme={gamme} />}
        {sheets.length > 0 && <ChangedSheets sheets={sheets} />}
        {unsaid > 0 && (
          <Text size="sm" c="dimmed">
            {t('unsaid', { count: unsaid })}
          </Text>
        )}
      </Stack>
    </ConfirmModal>
  )
}
