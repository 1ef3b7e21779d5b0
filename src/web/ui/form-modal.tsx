import type { ModalProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFocusBack } from '#web/lib/keyboard/use-focus-back.ts'
import { NamedModal } from './named-dialog.tsx'
import { useClosingQuestion } from './use-closing-question.tsx'

export interface FormInModal {
  /** Something was typed: from here on closing asks. */
  onDirty: () => void
  /** Without asking: what was typed is saved. */
  onDone: () => void
  onCancel: () => void
}

export interface FormModalProps extends Pick<ModalProps, 'opened' | 'onClose' | 'size'> {
  title: string
  children: (form: FormInModal) => ReactNode
}

/** A form over a page: what was typed in it is not lost without a question. */
export function FormModal({ opened, onClose, title, size, children }: FormModalProps) {
  const t = useTranslations('common')
  const { setDirty, close, cancel, question } = useClosingQuestion(opened, onClose)
  useFocusBack(opened)
  return (
    <>
      <NamedModal
        opened={opened}
        onClose={cancel}
        title={title}
        size={size}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        {children({ onDirty: () => setDirty(true), onDone: close, onCancel: cancel })}
      </NamedModal>
      {question}
    </>
  )
}
