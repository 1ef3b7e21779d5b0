import { useRef, useState } from 'react'
import type { Change } from '#domain/simulation/change.ts'
import { newId } from '#web/lib/browser/new-id.ts'
import { useApplyChanges } from '../simulation-api.ts'
import type { Applied } from '../simulation-api.ts'

interface ApplyingOptions {
  said: Change[]
  sheetIds: string[] | undefined
  onApplied: () => void
}

/** From the question to what was written, once: neither a double click nor a lost answer raises prices twice. */
export function useApplying({ said, sheetIds, onApplied }: ApplyingOptions) {
  const apply = useApplyChanges()
  const [asking, setAsking] = useState(false)
  const [applied, setApplied] = useState<Applied | null>(null)
  const act = useRef({ asked: '', id: '' })

  const close = () => {
    apply.reset()
    setAsking(false)
  }
  const confirm = () => {
    const application = { changes: said, ...(sheetIds && { sheetIds }) }
    const asked = JSON.stringify(application)
    if (act.current.asked !== asked) act.current = { asked, id: newId() }
    apply.mutate(
      { ...application, actId: act.current.id },
      {
        onSuccess: (answer) => {
          act.current = { asked: '', id: '' }
          onApplied()
          setApplied(answer)
          close()
        },
      },
    )
  }
  return {
    asking,
    ask: () => setAsking(true),
    close,
    confirm,
    busy: apply.isPending,
    failure: apply.error,
    /** What was written last. */
    applied,
    dismiss: () => setApplied(null),
  }
}
