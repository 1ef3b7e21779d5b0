import { useRef, useState } from 'react'

/** Whether the value of a field is still being found or created on the server. */
export type LookupState = 'none' | 'pending' | 'failed'

export interface LookupsOptions<Submission> {
  submit: (submission: Submission) => void
  focus: (path: string) => void
}

/**
 * The fields whose value the server has yet to answer. A submission is held back until the last answer has come; where
 * one has failed it is dropped, with the focus on that field.
 */
export function useLookups<Submission>({ submit, focus }: LookupsOptions<Submission>) {
  const states = useRef(new Map<string, LookupState>())
  const held = useRef<Submission>(undefined)
  const [holding, setHolding] = useState(false)
  const pathOf = (wanted: LookupState) => [...states.current].find(([, state]) => state === wanted)?.[0]

  const hold = (submission: Submission | undefined) => {
    held.current = submission
    setHolding(submission !== undefined)
  }
  const submitWhenFound = (submission: Submission) => {
    if (pathOf('pending') !== undefined) return hold(submission)
    hold(undefined)
    const failed = pathOf('failed')
    if (failed === undefined) submit(submission)
    else focus(failed)
  }

  return {
    holding,
    submitWhenFound,
    drop: () => hold(undefined),
    report: (path: string, state: LookupState) => {
      states.current.set(path, state)
      const submission = held.current
      // A submission flushes state, which React refuses inside of the effect that calls this.
      if (submission !== undefined) queueMicrotask(() => submitWhenFound(submission))
    },
  }
}
