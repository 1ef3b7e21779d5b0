import { Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { batchClosing, type BatchSummary } from '#contract/batch-shapes.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { client } from '#web/lib/query/api.ts'
import { type FormInModal, FormModal } from '#web/ui/form-modal.tsx'
import { RoundedQuantityField } from '../rounded-quantity-field.tsx'
import { useBatchWords } from '../use-batch-words.ts'
import { ActForm, ReasonField } from './act-form.tsx'
import classes from './reasons.module.css'
import { useActNotices } from './use-act-notices.ts'

export interface ActModalProps {
  batch: BatchSummary
  opened: boolean
  onClose: () => void
}

/** 'Jeter': how much of it, why, and what that had cost; the rest stays in the house. */
export function ThrowModal({ batch, opened, onClose }: ActModalProps) {
  const t = useTranslations('batches.throwing')
  return (
    <FormModal opened={opened} onClose={onClose} title={t('title', { name: batch.name })}>
      {(form) => <ThrowForm batch={batch} {...form} />}
    </FormModal>
  )
}

const REASONS = ['past', 'quality', 'surplus', 'spilt'] as const

function ThrowForm({ batch, onDirty, onDone, onCancel }: FormInModal & Pick<ActModalProps, 'batch'>) {
  const t = useTranslations('batches.throwing')
  const units = useTranslations('trade.units')
  const format = useFormat()
  const notices = useActNotices()
  const words = useBatchWords()
  const { id, version, costHt, quantity: whole, unit } = batch
  const tooMuch = t('tooMuch', { quantity: words.quantity(batch) })
  const form = useForm({
    initialValues: { reason: '', quantity: whole },
    schema: batchClosing,
    toInput: ({ reason, quantity }) => ({
      id,
      version,
      as: 'thrown',
      reason,
      ...(whole !== null && { quantity: quantity ?? Number.NaN }),
    }),
    texts: { reason: { required: t('reasonMissing') }, quantity: { 'out-of-range': tooMuch } },
  })
  const setReason = (reason: string) => {
    form.setValues({ reason })
    onDirty()
  }
  const { quantity } = form.values
  const share = whole === null || quantity === null ? 1 : Math.min(1, quantity / whole)
  return (
    <ActForm
      form={form}
      send={(input) => client.batches.close(input)}
      announce={notices.closed}
      words="throwing"
      onDone={onDone}
      onCancel={onCancel}
    >
      {whole !== null && unit !== null && (
        <RoundedQuantityField
          exact={whole}
          measuredIn={unit}
          {...form.field('quantity')}
          label={t('quantity')}
          description={t('whole', { quantity: words.quantity(batch) })}
          unit={units(unit)}
          validateOnSubmit
          value={quantity}
          onChange={(value) => {
            form.setValues({ quantity: value })
            onDirty()
          }}
        />
      )}
      <Text>{costHt === null ? t('costUnknown') : t('cost', { cost: format.euro(costHt * share) })}</Text>
      <ReasonField field={form.field('reason')} value={form.values.reason} onChange={setReason} focused />
      <Group gap={8} className={classes.reasons}>
        {REASONS.map((reason) => (
          <Button
            key={reason}
            variant="default"
            size="compact-md"
            aria-pressed={form.values.reason === t(`reasons.${reason}`)}
            onClick={() => setReason(t(`reasons.${reason}`))}
          >
            {t(`reasons.${reason}`)}
          </Button>
        ))}
      </Group>
    </ActForm>
  )
}
