import { statusOf } from '#web/lib/failure/failure.ts'
import { useLastValue } from '#web/lib/browser/use-last-value.ts'
import { notifySuccess } from './notices.tsx'

interface Step<Variables, Answer> {
  mutate: (
    variables: Variables,
    own: { onSuccess: (answer: Answer) => void; onError: (failure: unknown) => void },
  ) => void
  reset: () => void
  isPending: boolean
  isError: boolean
  error: unknown
}

export interface ConfirmedStep<Target, Variables, Answer> {
  /** Null keeps the question closed. */
  target: Target | null
  onClose: () => void
  step: Step<Variables, Answer>
  variablesOf: (target: Target) => Variables
  doneText: string
  /** Says that the step is done; without it, a notice of success does. */
  announce?: (doneText: string, answer: Answer) => void
  /** Before the question closes. */
  onDone?: (() => void) | undefined
  /** Another window was first: the step counts as done. */
  gone?: { text: string; forget?: (target: Target) => void }
  failureText: (failure: unknown) => string
}

/** Asks before a step, with a `ConfirmModal` that takes `question`, and closes once the step is done. */
export function useConfirmedStep<Target, Variables, Answer>(props: ConfirmedStep<Target, Variables, Answer>) {
  const { target, onClose, step, variablesOf, doneText, announce, onDone, gone, failureText } = props
  const about = useLastValue(target)

  const close = () => {
    step.reset()
    onClose()
  }
  const done = (say: () => void) => {
    say()
    onDone?.()
    close()
  }
  const confirm = () => {
    if (about === null || step.isPending) return
    step.mutate(variablesOf(about), {
      onSuccess: (answer) => done(() => (announce ? announce(doneText, answer) : notifySuccess(doneText))),
      onError: (failure) => {
        if (gone === undefined || statusOf(failure) !== 404) return
        gone.forget?.(about)
        done(() => notifySuccess(gone.text))
      },
    })
  }

  return {
    about,
    question: {
      opened: target !== null,
      busy: step.isPending,
      error: step.isError ? failureText(step.error) : undefined,
      onConfirm: confirm,
      onCancel: close,
    },
  }
}
