import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { batchExtension } from '#contract/batch-shapes.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { client } from '#web/lib/query/api.ts'
import { type FormInModal, FormModal } from '#web/ui/form-modal.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { DayAndTime, momentOf } from '../day-and-time.tsx'
import { useBatchWords } from '../use-batch-words.ts'
import { ActForm, ReasonField } from './act-form.tsx'
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
  const words = useBatchWords()
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
    <ActForm
      form={form}
      send={(input) => client.batches.extend(input)}
      announce={(batchNow) =>
        notifySuccess(t('done', { name: batch.name, moment: words.moment(batchNow.useBy) }))
      }
      words="extending"
      onDone={onDone}
      onCancel={onCancel}
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
      <ReasonField
        field={form.field('reason')}
        value={form.values.reason}
        onChange={(reason) => set({ reason })}
      />
    </ActForm>
  )
}
