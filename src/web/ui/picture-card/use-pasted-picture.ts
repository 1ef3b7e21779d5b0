import { useEffect, useEffectEvent } from 'react'

/** A picture pasted anywhere on the page; text goes where it was pasted. */
export function usePastedPicture(onPicture: (file: File) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = Array.from(event.clipboardData?.files ?? []).find(({ type }) => type.startsWith('image/'))
    if (!file) return
    event.preventDefault()
    onPicture(file)
  })
  useEffect(() => {
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
