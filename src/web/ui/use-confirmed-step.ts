import { statusOf } from '#web/lib/failure/failure.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { notifySuccess } from './notices.tsx'

interface Step<Variables> {
  mutate: (variables: Variables, own: { onSuccess: () => void; onError: (failure: unknown) => void }) => void
  reset: () => void
  isPending: boolean
  isError: boolean
  error: unknown
}

interface ConfirmedStep<Asked, Variables> {
  /** Null keeps the question closed. */
  asked: Asked | null
  onClose: () => void
  step: Step<Variables>
  variablesOf: (asked: Asked) => Variables
  doneText: string
  /** Before the question closes. */
  onDone?: (() => void) | undefined
  /** Another window was first: the step counts as done. */
  gone?: { text: string; forget?: (asked: Asked) => void }
  failureText: (failure: unknown) => string
}

/** Asks before a step, with a `ConfirmModal` that takes `question`, and closes once the step is done. */
export function useConfirmedStep<Asked, Variables>(props: ConfirmedStep<Asked, Variables>) {
  const { asked, onClose, step, variablesOf, doneText, onDone, gone, failureText } = props
  const about = useLastValue(asked)

  const close = () => {
    step.reset()
    onClose()
  }
  const done = (notice: string) => {
    notifySuccess(notice)
    onDone?.()
    close()
  }
  const confirm = () => {
    if (about === null || step.isPending) return
    step.mutate(variablesOf(about), {
      onSuccess: () => done(doneText),
      onError: (failure) => {
        if (gone === undefined || statusOf(failure) !== 404) return
        gone.forget?.(about)
        done(gone.text)
      },
    })
  }

  return {
    about,
    question: {
      opened: asked !== null,
      busy: step.isPending,
      error: step.isError ? failureText(step.error) : undefined,
      onConfirm: confirm,
      onCancel: close,
    },
  }
}
