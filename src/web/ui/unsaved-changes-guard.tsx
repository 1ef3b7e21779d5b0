import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LateModule, useLateModule } from '#web/lib/browser/late-module.ts'
import { useDemo } from '#web/lib/demo/demo.ts'
import { confirmLinkClicks } from '#web/lib/navigation/confirm-link-clicks.ts'
import { registerUnsavedWork, isLeaving } from '#web/lib/navigation/unsaved-work.ts'

/** Fetched with the first change, long before anyone leaves. */
const dialog = new LateModule(() => import('./confirm-modal.tsx'))

export interface UnsavedChangesGuardProps {
  /** Whether something typed on this page would be lost. */
  dirty: boolean
  /** A draft of it stays in this browser: only signing out would lose it. */
  draftStays?: boolean
  /** Stores what was typed; true once all of it is, false when the page has to say why it is not. */
  onSave?: () => Promise<boolean>
}

/**
 * Asks before a page with unsaved work is left: by a link or the back button (a modal), by closing the
 * window (the browser’s own question), by signing out. A page renders it once, a form above
 * the page a second time. To leave after a save without being asked, have `dirty` false first, or navigate with `ignoreBlocker`.
 */
export function UnsavedChangesGuard({
  dirty: changed,
  draftStays = false,
  onSave,
}: UnsavedChangesGuardProps) {
  // Nothing of the demo could be saved.
  const dirty = !useDemo() && changed
  const t = useTranslations('common.unsaved')
  const [confirming, setConfirming] = useState(false)
  const answer = useRef<((leave: boolean) => void) | undefined>(undefined)
  const onClosed = useRef<(() => void) | undefined>(undefined)

  useLateModule(dialog, dirty ? confirming : null)

  const [confirmLeaving] = useState(() => async () => {
    try {
      await dialog.load()
    } catch {
      // Without a network the browser's own question is still there.
      return window.confirm(`${t('title')}\n\n${t(draftStays ? 'bodyOfDraft' : 'body')}`)
    }
    answer.current?.(false)
    setConfirming(true)
    return new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
  })

  const close = (leave: boolean) => {
    setConfirming(false)
    answer.current?.(leave)
    answer.current = undefined
  }

  const saveAndLeave = async (save: () => Promise<boolean>) => {
    const leave = answer.current
    answer.current = undefined
    setConfirming(false)
    // A dialog that is still fading would keep the focus that a refusal moves to the field.
    await new Promise<void>((resolve) => {
      onClosed.current = resolve
    })
    leave?.(await save())
  }

  useBlocker({
    disabled: !dirty || draftStays,
    enableBeforeUnload: () => dirty && !draftStays && !isLeaving(),
    // A change of search or hash stays on the page.
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && !(await confirmLeaving()),
  })

  useEffect(() => (dirty ? registerUnsavedWork(confirmLeaving) : undefined), [dirty, confirmLeaving])
  useEffect(
    () => (dirty && !draftStays ? confirmLinkClicks(confirmLeaving) : undefined),
    [dirty, draftStays, confirmLeaving],
  )

  if (dialog.now === undefined) return null
  const { ConfirmModal } = dialog.now
  return (
    <ConfirmModal
      opened={confirming}
      title={t('title')}
      cancelLabel={t('stay')}
      onCancel={() => close(false)}
      onClosed={() => onClosed.current?.()}
      {...(onSave
        ? {
            confirmFirst: true,
            size: 'lg',
            confirmLabel: t('saveAndLeave'),
            onConfirm: () => void saveAndLeave(onSave),
            other: { label: t('leave'), onClick: () => close(true) },
          }
        : { danger: true, confirmLabel: t('leave'), onConfirm: () => close(true) })}
    >
      {t(draftStays ? 'bodyOfDraft' : 'body')}
    </ConfirmModal>
  )
}
