import { useEffect, useEffectEvent, useState } from 'react'

/** Short enough to feel immediate, long enough that a word is one search and not five. */
const PAUSE_MS = 150

interface Typing<Value> {
  typed: Value
  /** Values of `value` that come from what was typed; any other value came from outside. */
  expected: readonly Value[]
  sent: boolean
}

/**
 * A filter that is typed: shown as it is typed, handed on after a pause. A value that changes by itself
 * (the back button, 'Effacer les filtres') takes the place of what was typed.
 */
export function useDebouncedFilter<Value>(value: Value, onChange: (value: Value) => void) {
  const [typing, setTyping] = useState<Typing<Value> | null>(null)
  const current = typing?.expected.includes(value) ? typing : null

  const send = useEffectEvent((typed: Value) => {
    setTyping((before) => before && { ...before, expected: [...before.expected, typed], sent: true })
    onChange(typed)
  })
  const pending = current !== null && !current.sent
  const typed = current?.typed
  useEffect(() => {
    if (!pending) return undefined
    const timer = setTimeout(() => send(typed as Value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [pending, typed])

  return {
    shown: current === null ? value : current.typed,
    /** Also from a callback of an earlier render: what was handed on since is still what was typed. */
    type: (next: Value) => {
      setTyping((before) => ({
        typed: next,
        expected: before?.expected.includes(value) ? before.expected : [value],
        sent: false,
      }))
    },
  }
}
