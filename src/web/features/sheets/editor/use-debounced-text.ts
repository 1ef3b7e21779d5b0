import { useEffect, useState } from 'react'

/** A text after a pause in typing; at once when it is emptied. */
export function useDebouncedText(text: string, waitMs: number): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : waitMs)
    return () => clearTimeout(timer)
  }, [text, waitMs])
  return debounced
}
