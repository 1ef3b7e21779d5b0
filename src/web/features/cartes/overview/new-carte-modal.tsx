import { Radio, Stack, TextInput } from '@mantine/core'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { carteInput, type CarteSettings } from '#contract/cartes.ts'
import { CARTE_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { fieldIssuesOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { MadeBeforeNotice } from '#web/ui/conflict/made-before-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { FormFoot } from '#web/ui/form-foot.tsx'
import { type FormInModal, FormModal } from '#web/ui/form-modal.tsx'
import { Form } from '#web/ui/form.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { useChangeCarte, useCreateCarte } from '../cartes-api.ts'

export interface NewCarteModalProps {
  /** Those that the new one can be a copy of, in their order. */
  cartes: readonly CarteSettings[]
  opened: boolean
  onClose: () => void
  onCreated: (carte: CarteSettings) => void
}

/** 'Nouvelle carte': a name, and what it begins with. */
export function NewCarteModal({ cartes, opened, onClose, onCreated }: NewCarteModalProps) {
  const t = useTranslations('cartes')
  return (
    <FormModal opened={opened} onClose={onClose} title={t('newCarte')}>
      {(form) => <NewCarteForm cartes={cartes} onCreated={onCreated} {...form} />}
    </FormModal>
  )
}

type NewCarteFormProps = FormInModal & Pick<NewCarteModalProps, 'cartes' | 'onCreated'>

function NewCarteForm({ cartes, onCreated, onDirty, onDone, onCancel }: NewCarteFormProps) {
  const t = useTranslations('cartes')
  const sentence = useFailureSentence()
  const create = useCreateCarte()
  const change = useChangeCarte()
  const form = useForm({
    initialValues: { nom: '', copyOf: '' },
    toInput: ({ nom, copyOf }) => ({ nom, ...(copyOf !== '' && { copyOf }) }),
    schema: carteInput,
    texts: { nom: { required: t('nameRequired') } },
  })
  const answers = {
    onSuccess: (made: CarteSettings) => {
      notifySuccess(t('add.created'))
      flushSync(onDone)
      onCreated(made)
    },
    onError: form.reportFailure,
  }
  const save = () => form.submit((input) => create.mutate(input, answers))
  /** Gives what the first attempt has made the name that is typed. */
  const correct = ({ id, version }: CarteSettings) =>
    form.submit(({ nom }) => change.mutate({ id, version, nom }, answers))
  const busy = create.isPending || change.isPending
  const failure = change.error ?? (create.madeBefore === null ? create.error : null)
  const tooMany = fieldIssuesOf(failure).some(
    ({ path, rule }) => path === 'copyOf' && rule === 'out-of-range',
  )
  return (
    <Form onSubmit={save} onChange={onDirty}>
      <Stack gap="lg">
        <TextInput
          label={t('add.name')}
          placeholder={t('add.placeholder')}
          {...form.field('nom')}
          value={form.values.nom}
          onChange={({ currentTarget }) => form.setValues({ nom: currentTarget.value })}
          maxLength={CARTE_MAX_LENGTH.nom}
          autoComplete="off"
          data-autofocus
          withAsterisk
        />
        <Radio.Group
          label={t('add.from')}
          value={form.values.copyOf}
          onChange={(copyOf) => form.setValues({ copyOf })}
        >
          <Stack gap="sm" mt={6}>
            <Radio value="" label={t('add.empty')} />
            {cartes.map(({ id, nom }) => (
              <Radio key={id} value={id} label={t('add.copyOf', { name: nom })} />
            ))}
          </Stack>
        </Radio.Group>
        <MadeBeforeNotice
          creation={create}
          nameOf={({ nom }) => nom}
          busy={busy}
          onCorrect={correct}
          onAnother={save}
        />
        {failure !== null && !form.heldBack && (
          <ErrorBanner text={tooMany ? t('add.tooManyMenus') : sentence(t('add.failed'), failure)} />
        )}
        <FormFoot busy={busy} onCancel={onCancel}>
          {t(busy ? 'add.creating' : 'add.create')}
        </FormFoot>
      </Stack>
    </Form>
  )
}
