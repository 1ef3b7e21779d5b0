import { Text, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { batchExtension } from '#contract/batch-shapes.ts'
import { BATCH_MAX_LENGTH } from '#domain/batches/batch.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { client } from '#web/lib/query/api.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { FormFoot } from '#web/ui/form-foot.tsx'
import { type FormInModal, FormModal } from '#web/ui/form-modal.tsx'
import { Form } from '#web/ui/form.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { useBatchStored, useReadBatchesAgain } from '../batches-api.ts'
import { DayAndTime, momentOf } from '../day-and-time.tsx'
import { useBatchWords } from '../use-batch-words.ts'
import type { ActModalProps } from './throw-modal.tsx'

/** 'Prolonger': a later use-by, and why; the former one stays with the batch. */
export function ExtendModal({ batch, opened, onClose }: ActModalProps) {
  const t = useTranslations('batches.extending')
  return (
    <FormModal opened={opened} onClose={onClose} title={t('title', { name: batch.name })}>
      {(form) => <ExtendForm batch={batch} {...form} />}
    </FormModal>
  )
}

function ExtendForm({ batch, onDirty, onDone, onCancel }: FormInModal & Pick<ActModalProps, 'batch'>) {
  const t = useTranslations('batches.extending')
  const sentence = useFailureSentence()
  const words = useBatchWords()
  const stored = useBatchStored()
  const readAgain = useReadBatchesAgain()
  const { id, version, useBy } = batch
  const form = useForm({
    initialValues: { day: '', time: '', reason: '' },
    schema: batchExtension,
    toInput: ({ day, time, reason }) => ({ id, version, useBy: momentOf(day, time), reason }),
    texts: {
      useBy: { invalid: t('dayMissing'), required: t('dayMissing'), 'use-by-too-early': t('tooEarly') },
      reason: { required: t('reasonMissing') },
    },
  })
  const set = (change: Partial<typeof form.values>) => {
    form.setValues(change)
    onDirty()
  }
  return (
    <Form
      gap={16}
      onSubmit={() =>
        form.submit(async (input) => {
          try {
            const batchNow = await client.batches.extend(input)
            onDone()
            notifySuccess(t('done', { name: batch.name, moment: words.moment(batchNow.useBy) }))
            await stored(batchNow)
          } catch (failure) {
            void readAgain()
            throw failure
          }
        })
      }
    >
      <Text>{t('now', { moment: words.moment(useBy) })}</Text>
      <DayAndTime
        field={form.field('useBy')}
        label={t('useBy')}
        description={t('plan')}
        day={form.values.day}
        time={form.values.time}
        onChange={set}
      />
      <TextInput
        {...form.field('reason')}
        label={t('reason')}
        required
        autoComplete="off"
        maxLength={BATCH_MAX_LENGTH.reason}
        value={form.values.reason}
        onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
      />
      {form.failure !== undefined && !form.heldBack && (
        <ErrorBanner text={sentence(t('failed'), form.failure)} />
      )}
      <FormFoot busy={form.submitting} onCancel={onCancel}>
        {t(form.submitting ? 'busy' : 'submit')}
      </FormFoot>
    </Form>
  )
}
