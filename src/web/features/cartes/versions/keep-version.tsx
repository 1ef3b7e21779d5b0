import { Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { carteVersionInput } from '#contract/carte-versions.ts'
import { CARTE_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Action } from '#web/ui/actions/action.tsx'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { FormFoot } from '#web/ui/form-foot.tsx'
import { type FormInModal, FormModal } from '#web/ui/form-modal.tsx'
import { Form } from '#web/ui/form.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { seasonOf } from './season.ts'
import { useKeepVersion } from './versions-api.ts'

const schema = carteVersionInput.pick({ nom: true })

export interface KeepVersionProps {
  carteId: string
}

/** Keeps the carte as it is now, under a name. */
export function KeepVersion({ carteId }: KeepVersionProps) {
  const t = useTranslations('cartes.versions')
  const [opened, modal] = useDisclosure()
  return (
    <>
      <DemoLock>
        <Action onClick={modal.open}>{t('keep')}</Action>
      </DemoLock>
      <FormModal opened={opened} onClose={modal.close} title={t('keepTitle')}>
        {(form) => <KeepForm carteId={carteId} {...form} />}
      </FormModal>
    </>
  )
}

function KeepForm({ carteId, onDirty, onDone, onCancel }: FormInModal & KeepVersionProps) {
  const t = useTranslations('cartes.versions')
  const sentence = useFailureSentence()
  const keep = useKeepVersion()
  const [suggested] = useState(() => t('suggested', seasonOf(new Date())))
  const form = useForm({
    initialValues: { nom: suggested },
    schema,
    texts: { nom: { required: t('nameRequired') } },
  })
  const save = () => {
    if (keep.isPending) return
    form.submit(({ nom }) => {
      if (refusedInDemo()) return
      keep.mutate(
        { id: carteId, nom },
        {
          onSuccess: () => {
            notifySuccess(t('kept'))
            onDone()
          },
          onError: form.reportFailure,
        },
      )
    })
  }
  return (
    <Form onSubmit={save}>
      <Stack gap="lg">
        <TextInput
          label={t('name')}
          {...form.field('nom')}
          value={form.values.nom}
          onChange={({ currentTarget }) => {
            form.setValues({ nom: currentTarget.value })
            onDirty()
          }}
          maxLength={CARTE_MAX_LENGTH.nom}
          autoComplete="off"
          data-autofocus
          withAsterisk
        />
        {keep.isError && !form.heldBack && <ErrorBanner text={sentence(t('failure.keep'), keep.error)} />}
        <FormFoot busy={keep.isPending} onCancel={onCancel}>
          {t(keep.isPending ? 'keeping' : 'keep')}
        </FormFoot>
      </Stack>
    </Form>
  )
}
