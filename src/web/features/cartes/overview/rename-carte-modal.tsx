import { Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { carteChange, type CarteSettings } from '#contract/cartes.ts'
import { CARTE_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { useConflictForm } from '#web/entities/use-conflict-form.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { formParts } from '#web/lib/form/merge-versions.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { FormFoot } from '#web/ui/form-foot.tsx'
import { type FormInModal, FormModal } from '#web/ui/form-modal.tsx'
import { Form } from '#web/ui/form.tsx'
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
  const [opened, setOpened] = useState(carte)
  const form = useForm({
    initialValues: draftOf(opened),
    schema,
    texts: { nom: { required: t('cartes.nameRequired') } },
  })
  const { conflict, busy, changeError, save } = useConflictForm({
    form,
    opened,
    open: setOpened,
    valuesOf: draftOf,
    parts: formParts(trimmed, { nom: { label: t('cartes.name'), textOf: ({ nom }) => nom.trim() } }),
    requestOf: (from, { nom }) =>
      nom.trim() === from.nom ? null : { id: from.id, nom, version: from.version },
    change: useChangeCarte(),
    notice: t('cartes.renamed'),
    beforeSave: ({ goOn }) => {
      if (!refusedInDemo()) goOn()
    },
    onSaved: onDone,
    onUnchanged: onDone,
  })

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
        <ConflictNotice conflict={conflict} busy={busy} />
        {changeError !== null && <ErrorBanner text={sentence(t('cartes.failure.rename'), changeError)} />}
        <FormFoot busy={busy} onCancel={onCancel}>
          {t(busy ? 'common.saving' : 'common.save')}
        </FormFoot>
      </Stack>
    </Form>
  )
}
