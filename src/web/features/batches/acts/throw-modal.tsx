import { Button, Group, Text, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { batchClosing, type BatchSummary } from '#contract/batch-shapes.ts'
import { BATCH_MAX_LENGTH } from '#domain/batches/batch.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { client } from '#web/lib/query/api.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { FormFoot } from '#web/ui/form-foot.tsx'
import { type FormInModal, FormModal } from '#web/ui/form-modal.tsx'
import { Form } from '#web/ui/form.tsx'
import { useBatchStored, useReadBatchesAgain } from '../batches-api.ts'
import classes from './reasons.module.css'
import { useActNotices } from './use-act-notices.ts'

export interface ActModalProps {
  batch: BatchSummary
  opened: boolean
  onClose: () => void
}

/** 'Jeter': why, and what it had cost. */
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
  const sentence = useFailureSentence()
  const format = useFormat()
  const stored = useBatchStored()
  const readAgain = useReadBatchesAgain()
  const notices = useActNotices()
  const { id, version, costHt } = batch
  const form = useForm({
    initialValues: { reason: '' },
    schema: batchClosing,
    toInput: ({ reason }) => ({ id, version, as: 'thrown', reason }),
    texts: { reason: { required: t('reasonMissing') } },
  })
  const setReason = (reason: string) => {
    form.setValues({ reason })
    onDirty()
  }
  return (
    <Form
      gap={16}
      onSubmit={() =>
        form.submit(async (input) => {
          try {
            const batchNow = await client.batches.close(input)
            onDone()
            notices.closed(batchNow)
            await stored(batchNow)
          } catch (failure) {
            void readAgain()
            throw failure
          }
        })
      }
    >
      <Text>{costHt === null ? t('costUnknown') : t('cost', { cost: format.euro(costHt) })}</Text>
      <TextInput
        {...form.field('reason')}
        label={t('reason')}
        required
        data-autofocus
        autoComplete="off"
        maxLength={BATCH_MAX_LENGTH.reason}
        value={form.values.reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
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
      {form.failure !== undefined && !form.heldBack && (
        <ErrorBanner text={sentence(t('failed'), form.failure)} />
      )}
      <FormFoot busy={form.submitting} onCancel={onCancel}>
        {t(form.submitting ? 'busy' : 'submit')}
      </FormFoot>
    </Form>
  )
}
