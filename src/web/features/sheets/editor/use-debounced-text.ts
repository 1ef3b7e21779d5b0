import { useEffect, useState } from 'react'

/** A text after a pause in typing; at once when it is emptied. */
export function useDebouncedText(text: string, waitMs: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : waitMs)
    return () => clearTimeout(timer)
  }, [text, waitMs])
  return settled
}
