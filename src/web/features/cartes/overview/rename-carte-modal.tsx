import { Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { carteChange, type CarteSettings } from '#contract/cartes.ts'
import { CARTE_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { formParts } from '#web/lib/form/merge-versions.ts'
import { useConflict } from '#web/lib/form/use-conflict.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { FormFoot } from '#web/ui/form-foot.tsx'
import { type FormInModal, FormModal } from '#web/ui/form-modal.tsx'
import { Form } from '#web/ui/form.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { useChangeCarte } from '../cartes-api.ts'

const schema = carteChange.pick({ nom: true }).required()
type NameDraft = Pick<CarteSettings, 'nom'>

const draftOf = ({ nom }: NameDraft): NameDraft => ({ nom })
const trimmed = ({ nom }: NameDraft): NameDraft => ({ nom: nom.trim() })

export interface RenameCarteModalProps {
  carte: CarteSettings
  opened: boolean
  onClose: () => void
}

export function RenameCarteModal({ carte, opened, onClose }: RenameCarteModalProps) {
  const t = useTranslations()
  return (
    <FormModal opened={opened} onClose={onClose} title={t('cartes.rename')}>
      {(form) => <RenameForm carte={carte} {...form} />}
    </FormModal>
  )
}

function RenameForm({ carte, onDirty, onDone, onCancel }: FormInModal & { carte: CarteSettings }) {
  const t = useTranslations()
  const sentence = useFailureSentence()
  const change = useChangeCarte()
  const [opened, setOpened] = useState(carte)
  const form = useForm({
    initialValues: draftOf(opened),
    schema,
    texts: { nom: { required: t('cartes.nameRequired') } },
  })
  const conflict = useConflict<CarteSettings, NameDraft>({
    opened,
    mine: form.values,
    valuesOf: draftOf,
    parts: formParts(trimmed, { nom: { label: t('cartes.name'), textOf: ({ nom }) => nom.trim() } }),
    begin: (stored, values) => {
      setOpened(stored)
      form.reset(values)
    },
    save: send,
  })

  const done = () => {
    notifySuccess(t('cartes.renamed'))
    onDone()
  }

  function send(from: CarteSettings, { nom }: NameDraft) {
    // Another window, or a save whose answer was lost, has given it this name.
    if (nom.trim() === from.nom) return done()
    change.mutate(
      { id: from.id, nom, version: from.version },
      {
        onSuccess: done,
        onError: (failure) => {
          if (!conflict.meet(failure, from, { nom })) form.reportFailure(failure)
        },
      },
    )
  }

  const save = () => {
    if (change.isPending) return
    form.submit(({ nom }) => {
      if (nom === opened.nom) return onDone()
      if (!refusedInDemo()) send(opened, { nom })
    })
  }
  const failed = change.isError && !form.heldBack && storedVersionOf(change.error) === undefined

  return (
    <Form onSubmit={save} onChange={onDirty}>
      <Stack gap="lg">
        <TextInput
          label={t('cartes.name')}
          {...form.field('nom')}
          value={form.values.nom}
          onChange={({ currentTarget }) => form.setValues({ nom: currentTarget.value })}
          maxLength={CARTE_MAX_LENGTH.nom}
          autoComplete="off"
          data-autofocus
          withAsterisk
        />
        <ConflictNotice conflict={conflict} busy={change.isPending} />
        {failed && <ErrorBanner text={sentence(t('cartes.failure.rename'), change.error)} />}
        <FormFoot busy={change.isPending} onCancel={onCancel}>
          {t(change.isPending ? 'common.saving' : 'common.save')}
        </FormFoot>
      </Stack>
    </Form>
  )
}
