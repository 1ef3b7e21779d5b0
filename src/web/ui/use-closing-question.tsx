import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDemo } from '#web/lib/demo/demo.ts'
import { useDemoRefusal } from '#web/lib/demo/demo-refusal.ts'
import { ConfirmModal } from './confirm-modal.tsx'
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx'

/**
 * For a form that is opened over a page: what was typed in it is not lost without a question, neither when
 * the form is closed nor when the page is left. Render `question` beside the form.
 * @param typed whether something is typed, where the form knows; else `setDirty` says it
 */
export function useClosingQuestion(opened: boolean, onClose: () => void, typed?: boolean) {
  const t = useTranslations('common.closing')
  const [changed, setDirty] = useState(false)
  const dirty = !useDemo() && (typed ?? changed)
  const [confirming, setConfirming] = useState(false)

  const close = () => {
    setConfirming(false)
    setDirty(false)
    onClose()
  }
  useDemoRefusal(close, opened)

  return {
    setDirty,
    /** Without asking: what was typed is saved, or given up. */
    close,
    cancel: () => (dirty ? setConfirming(true) : close()),
    question: (
      <>
        <UnsavedChangesGuard dirty={opened && dirty} />
        {/* Mounted only now: were it there before, the Escape that asks would close it in the same breath. */}
        {confirming && (
          <ConfirmModal
            opened
            danger
            title={t('title')}
            confirmLabel={t('leave')}
            cancelLabel={t('stay')}
            onConfirm={close}
            onCancel={() => setConfirming(false)}
          >
            {t('body')}
          </ConfirmModal>
        )}
      </>
    ),
  }
}
