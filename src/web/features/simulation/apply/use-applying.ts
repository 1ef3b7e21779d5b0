import { useRef, useState } from 'react'
import type { Change } from '#domain/simulation/change.ts'
import { type ChangedRows, seenRows } from '#domain/simulation/changed-rows.ts'
import { newId } from '#web/lib/browser/new-id.ts'
import { codeOf, dataOf } from '#web/lib/failure/failure.ts'
import { type KitchenIndex, namesOfRows } from '../kitchen-index.ts'
import { useApplyChanges } from '../simulation-api.ts'
import type { Applied } from '../simulation-api.ts'

interface ApplyingOptions {
  said: Change[]
  sheetIds: string[] | undefined
  index: KitchenIndex
  onApplied: () => void
}

/**
 * From the question to what was written, once: neither a double click nor a lost answer raises prices twice, and what
 * another window has changed since it was read is not written over.
 */
export function useApplying({ said, sheetIds, index, onApplied }: ApplyingOptions) {
  const apply = useApplyChanges()
  const [asking, setAsking] = useState(false)
  const [applied, setApplied] = useState<Applied | null>(null)
  const [changedSince, setChangedSince] = useState<string[]>([])
  const act = useRef({ asked: '', id: '' })

  const close = () => {
    apply.reset()
    setChangedSince([])
    setAsking(false)
  }
  const confirm = (rows: ChangedRows) => {
    const application = { changes: said, seen: seenRows(rows), ...(sheetIds && { sheetIds }) }
    const asked = JSON.stringify(application)
    if (act.current.asked !== asked) act.current = { asked, id: newId() }
    setChangedSince([])
    apply.mutate(
      { ...application, actId: act.current.id },
      {
        onSuccess: (answer) => {
          act.current = { asked: '', id: '' }
          onApplied()
          setApplied(answer)
          close()
        },
        onError: (failure) => {
          if (codeOf(failure) !== 'VERSION_CONFLICT') return
          const { products, sheets } = dataOf(failure, 'current') as { products: string[]; sheets: string[] }
          // By the names that were seen: a deleted row has none any more.
          setChangedSince(namesOfRows(index, products, sheets))
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
    /** Names of what another window has changed, when that kept the changes from being applied. */
    changedSince,
    /** What was written last. */
    applied,
    dismiss: () => setApplied(null),
  }
}
