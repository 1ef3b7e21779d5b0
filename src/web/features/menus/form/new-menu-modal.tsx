import { Modal } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useClosingQuestion } from '#web/ui/use-closing-question.tsx'
import { NewMenuForm } from './new-menu-form.tsx'

export interface NewMenuModalProps {
  opened: boolean
  onClose: () => void
}

export function NewMenuModal({ opened, onClose }: NewMenuModalProps) {
  const t = useTranslations()
  const { setDirty, close, cancel, question } = useClosingQuestion(opened, onClose)
  return (
    <>
      <Modal
        opened={opened}
        onClose={cancel}
        title={t('menus.new')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <NewMenuForm onDirty={() => setDirty(true)} onDone={close} onCancel={cancel} />
      </Modal>
      {question}
    </>
  )
}
