import { useEffect } from 'react'

/** For the first field of a page that is all there is to do on it: it has the focus where nothing else has it yet. */
export function useFocusWhereNone(fieldId: string | undefined): void {
  useEffect(() => {
    if (fieldId === undefined || document.activeElement !== document.body) return
    document.getElementById(fieldId)?.focus({ preventScroll: true })
  }, [fieldId])
}
