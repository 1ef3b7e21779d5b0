import { Modal } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useLastAsked } from '#web/lib/use-last-asked.ts'
import { useClosingQuestion } from '#web/ui/use-closing-question.tsx'
import { GammeForm } from './gamme-form.tsx'

/** The gamme to rename, or one that is not there yet. */
export type GammeInHand = { id: string; nom: string } | 'new'

export interface GammeModalProps {
  /** Null keeps the form closed. */
  gamme: GammeInHand | null
  onClose: () => void
}

/** 'Nouvelle Gamme' and 'Modifier la gamme': a name, over whatever page. */
export function GammeModal({ gamme: asked, onClose }: GammeModalProps) {
  const t = useTranslations()
  const opened = asked !== null
  const gamme = useLastAsked(asked) ?? 'new'
  const { setDirty, close, cancel, question } = useClosingQuestion(opened, onClose)
  return (
    <>
      <Modal
        opened={opened}
        onClose={cancel}
        title={gamme === 'new' ? t('gammes.form.new') : t('gammes.form.edit')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <GammeForm
          gamme={gamme === 'new' ? null : gamme}
          onDirty={() => setDirty(true)}
          onDone={close}
          onCancel={cancel}
        />
      </Modal>
      {question}
    </>
  )
}
