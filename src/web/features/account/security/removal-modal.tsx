import { useState } from 'react'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'

interface RemovalModalProps {
  opened: boolean
  title: string
  lead: string
  confirmLabel: string
  busyLabel: string
  /** Shown when it is done. */
  notice: string
  /** The sentence for an unknown failure. */
  failed: string
  remove: () => Promise<unknown>
  onClose: () => void
}

/** Asks before a passkey or an access token is removed, which takes rights away alone and so asks for no password. */
export function RemovalModal({ lead, notice, failed, remove, onClose, ...question }: RemovalModalProps) {
  const textOf = useFailureText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  async function confirm() {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await remove()
      notifySuccess(notice)
      onClose()
      // The button that was pressed is removed with its entry.
      document.getElementById('content')?.focus({ preventScroll: true })
    } catch (cause) {
      setFailure(cause)
    }
    setBusy(false)
  }

  return (
    <ConfirmModal
      {...question}
      danger
      busy={busy}
      error={failure === undefined ? undefined : textOf(failure, failed)}
      onConfirm={() => void confirm()}
      onCancel={() => {
        setFailure(undefined)
        onClose()
      }}
    >
      {lead}
    </ConfirmModal>
  )
}
