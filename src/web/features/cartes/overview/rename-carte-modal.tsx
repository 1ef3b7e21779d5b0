import { Modal, Stack, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { carteChange, type CarteSettings } from '#contract/cartes.ts'
import { CARTE_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { refusedInDemo, useDemoRefusal } from '#web/lib/demo/demo-refusal.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { FormFoot } from '#web/ui/form-foot.tsx'
import { Form } from '#web/ui/form.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { useChangeCarte } from '../cartes-api.ts'

const schema = carteChange.pick({ nom: true }).required()

export interface RenameCarteModalProps {
  carte: CarteSettings
  opened: boolean
  onClose: () => void
}

export function RenameCarteModal({ carte, opened, onClose }: RenameCarteModalProps) {
  const t = useTranslations()
  useDemoRefusal(onClose, opened)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('cartes.rename')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <RenameForm carte={carte} onDone={onClose} />
    </Modal>
  )
}

function RenameForm({ carte, onDone }: { carte: CarteSettings; onDone: () => void }) {
  const t = useTranslations()
  const sentence = useFailureSentence()
  const change = useChangeCarte()
  const form = useForm({
    initialValues: { nom: carte.nom },
    schema,
    texts: { nom: { required: t('cartes.nameRequired') } },
  })

  const save = () => {
    if (change.isPending) return
    form.submit(({ nom }) => {
      if (nom === carte.nom) return onDone()
      if (refusedInDemo()) return
      change.mutate(
        { id: carte.id, nom },
        {
          onSuccess: () => {
            notifySuccess(t('cartes.renamed'))
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
          label={t('cartes.name')}
          {...form.field('nom')}
          value={form.values.nom}
          onChange={({ currentTarget }) => form.setValues({ nom: currentTarget.value })}
          maxLength={CARTE_MAX_LENGTH.nom}
          autoComplete="off"
          data-autofocus
          withAsterisk
        />
        {change.isError && <ErrorBanner text={sentence(t('cartes.failure.rename'), change.error)} />}
        <FormFoot busy={change.isPending} onCancel={onDone}>
          {change.isPending ? t('common.saving') : t('common.save')}
        </FormFoot>
      </Stack>
    </Form>
  )
}
