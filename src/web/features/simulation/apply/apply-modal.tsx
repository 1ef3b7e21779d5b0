import { List, Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { codeOf } from '#web/lib/failure/failure.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import type { Consequences } from './consequences.ts'

export interface ApplyModalProps {
  /** What would be written; null keeps the question closed. */
  consequences: Consequences | null
  /** Of which only the sheets are looked at. */
  gamme: string | undefined
  /** Lines without a figure, which stay out. */
  unsaid: number
  busy: boolean
  failure: unknown
  onConfirm: () => void
  onCancel: () => void
}

const SHEETS_NAMED = 8

/** Before what was simulated comes true: what is written, and what of it can be taken back. */
export function ApplyModal(props: ApplyModalProps) {
  const { consequences: asked, gamme, unsaid, busy, failure } = props
  const t = useTranslations('simulation.apply')
  const textOf = useFailureText()
  const consequences = useLastValue(asked)
  const { products, sheets } = consequences ?? { products: 0, sheets: [] }
  const nothing = products === 0 && sheets.length === 0
  const why = () =>
    codeOf(failure) === 'PRICE_REQUIRED' ? t('priceRequired') : textOf(failure, t('failure'))
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
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
    >
      <Stack gap="sm">
        {nothing && <Text>{t('nothing')}</Text>}
        {products > 0 && (
          <div>
            <Text fw={600}>{t('products', { count: products })}</Text>
            <Text size="sm">{t('undoable')}</Text>
            {gamme !== undefined && <Text size="sm">{t('everySheet', { name: gamme })}</Text>}
          </div>
        )}
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

function ChangedSheets({ sheets }: Pick<Consequences, 'sheets'>) {
  const t = useTranslations('simulation')
  const format = useFormat()
  const price = (value: number | null) => (value ? format.euro(value) : t('table.notSold'))
  const others = sheets.length - SHEETS_NAMED
  return (
    <div>
      <Text fw={600}>{t('apply.sheets', { count: sheets.length })}</Text>
      <List size="sm" mt={4}>
        {sheets.slice(0, SHEETS_NAMED).map(({ before, after }) => (
          <List.Item key={after.id}>
            {after.title}
            {before.portions !== after.portions &&
              ` · ${t('table.portions', { before: format.quantity(before.portions), after: format.quantity(after.portions) })}`}
            {before.sellingPriceHt !== after.sellingPriceHt &&
              ` · ${t('apply.price', { before: price(before.sellingPriceHt), after: price(after.sellingPriceHt) })}`}
          </List.Item>
        ))}
        {others > 0 && <List.Item>{t('apply.others', { count: others })}</List.Item>}
      </List>
      <Text size="sm" mt={4}>
        {t('apply.byHand')}
      </Text>
    </div>
  )
}
