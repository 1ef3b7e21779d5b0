import { Button, Group, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { FormFoot } from '#web/ui/form-foot.tsx'
import { FormModal } from '#web/ui/form-modal.tsx'
import { notifyFailure, notifyLocked, notifySuccess, notifyUndo } from '#web/ui/notices.tsx'
import type { Examples } from '../example.ts'

export const examples: Examples = {
  ConfirmModal: function Confirm() {
    const [opened, { open, close }] = useDisclosure()
    return (
      <>
        <Button color="beetroot" onClick={open}>
          Supprimer
        </Button>
        <ConfirmModal opened={opened} danger title="Supprimer ?" onConfirm={close} onCancel={close}>
          Ce qui disparaît avec.
        </ConfirmModal>
      </>
    )
  },
  'FormModal, asks before it loses what was typed': function FormInModal() {
    const [opened, { open, close }] = useDisclosure()
    return (
      <>
        <Button onClick={open}>Ajouter</Button>
        <FormModal opened={opened} onClose={close} title="Ajouter">
          {({ onDirty, onDone, onCancel }) => (
            <form action={onDone}>
              <TextInput label="Nom" onChange={onDirty} />
              <FormFoot busy={false} onCancel={onCancel} mt="md">
                Ajouter
              </FormFoot>
            </form>
          )}
        </FormModal>
      </>
    )
  },
  Notices: () => (
    <Group>
      <Button onClick={() => notifySuccess('Enregistré')}>notifySuccess</Button>
      <Button onClick={() => notifyFailure('L’enregistrement a échoué')}>notifyFailure</Button>
      <Button onClick={() => notifyUndo('Supprimé', 'Annuler', () => {})}>notifyUndo</Button>
      <Button onClick={() => notifyLocked('Fonction désactivée')}>notifyLocked</Button>
    </Group>
  ),
}
