import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Batch } from '#contract/batch-shapes.ts'
import { BATCH_MAX_LENGTH } from '#domain/batches/batch.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import type { useForm } from '#web/lib/form/use-form.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { FormFoot } from '#web/ui/form-foot.tsx'
import type { FormInModal } from '#web/ui/form-modal.tsx'
import { Form } from '#web/ui/form.tsx'
import { useBatchStored, useReadBatchesAgain } from '../batches-api.ts'

type ActOf<Values extends { reason: string }, Input> = Pick<
  ReturnType<typeof useForm<Values, Input>>,
  'submit' | 'submitting' | 'failure' | 'heldBack'
>

export interface ActFormProps<Values extends { reason: string }, Input> extends Omit<FormInModal, 'onDirty'> {
  form: ActOf<Values, Input>
  send: (input: Input) => Promise<Batch>
  /** What is stored now is announced. */
  announce: (batch: Batch) => void
  /** The texts of the act. */
  words: 'throwing' | 'extending'
  children: ReactNode
}

/** A change of a batch that has a reason: of the version that was read, which is read again where it is refused. */
export function ActForm<Values extends { reason: string }, Input>(props: ActFormProps<Values, Input>) {
  const { form, send, announce, words, onDone, onCancel, children } = props
  const t = useTranslations('batches')
  const sentence = useFailureSentence()
  const stored = useBatchStored()
  const readAgain = useReadBatchesAgain()
  return (
    <Form
      gap={16}
      onSubmit={() =>
        form.submit(async (input) => {
          try {
            const batch = await send(input)
            onDone()
            announce(batch)
            await stored(batch)
          } catch (failure) {
            void readAgain()
            throw failure
          }
        })
      }
    >
      {children}
      {form.failure !== undefined && !form.heldBack && (
        <ErrorBanner text={sentence(t(`${words}.failed`), form.failure)} />
      )}
      <FormFoot busy={form.submitting} onCancel={onCancel}>
        {t(`${words}.${form.submitting ? 'busy' : 'submit'}`)}
      </FormFoot>
    </Form>
  )
}

export interface ReasonFieldProps {
  /** Its id and its error. */
  field: { id: string; error: ReactNode }
  value: string
  onChange: (reason: string) => void
  focused?: boolean
}

export function ReasonField({ field, value, onChange, focused = false }: ReasonFieldProps) {
  const t = useTranslations('batches')
  return (
    <TextInput
      {...field}
      label={t('reason')}
      required
      data-autofocus={focused || undefined}
      autoComplete="off"
      maxLength={BATCH_MAX_LENGTH.reason}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
