import { useEffect } from 'react'

/** For the first field of a page that is all there is to do on it: it has the focus where nothing else has it yet. */
export function useFocusWhereNone(fieldId: string): void {
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById(fieldId)?.focus()
  }, [fieldId])
}
