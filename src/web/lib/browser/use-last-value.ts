import { useState } from 'react'

/** What a modal is about, still named while it fades: null closes it, and this keeps what it was about before. */
export function useLastValue<Asked>(asked: Asked | null): Asked | null {
  const [last, setLast] = useState(asked)
  if (asked !== null && asked !== last) setLast(asked)
  return last
}
