import { useState } from 'react'

/** What a modal is about, still named while it fades: null closes it, and this keeps what it was about before. */
export function useLastValue<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return last
}
