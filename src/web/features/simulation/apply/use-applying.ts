import { useRef, useState } from 'react'
import type { Change } from '#domain/simulation/change.ts'
import { type ChangedRows, seenRows } from '#domain/simulation/changed-rows.ts'
import { newId } from '#web/lib/browser/new-id.ts'
import { codeOf, dataOf } from '#web/lib/failure/failure.ts'
import { type KitchenIndex, namesOfRows } from '../kitchen-index.ts'
import { useApplyChanges } from '../simulation-api.ts'
import type { Applied } from '../simulation-api.ts'

interface ApplyingOptions {
  effective: Change[]
  sheetIds: string[] | undefined
  index: KitchenIndex
  onApplied: () => void
}

/**
 * From the question to what was written, once: neither a double click nor a lost answer raises prices twice, and what
 * another window has changed since it was read is not written over.
 */
export function useApplying({ effective, sheetIds, index, onApplied }: ApplyingOptions) {
  const apply = useApplyChanges()
  const [confirming, setConfirming] = useState(false)
  const [applied, setApplied] = useState<Applied | null>(null)
  const [changedSince, setChangedSince] = useState<string[]>([])
  const act = useRef({ body: '', id: '' })

  const close = () => {
    apply.reset()
    setChangedSince([])
    setConfirming(false)
  }
  const confirm = (rows: ChangedRows) => {
    const application = { changes: effective, seen: seenRows(rows), ...(sheetIds && { sheetIds }) }
    const body = JSON.stringify(application)
    if (act.current.body !== body) act.current = { body, id: newId() }
    setChangedSince([])
    apply.mutate(
      { ...application, actId: act.current.id },
      {
        onSuccess: (answer) => {
          act.current = { body: '', id: '' }
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
    asking: confirming,
    open: () => setConfirming(true),
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
