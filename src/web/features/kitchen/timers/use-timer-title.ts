import { useEffect, useRef } from 'react'

/** Puts a text before the title of the document on every page; null removes it. */
export function useTimerTitle(text: string | null): void {
  const shown = useRef('')
  // At each render: another page has another title.
  useEffect(() => {
    const prefix = text === null ? '' : `${text} · `
    if (prefix === shown.current && document.title.startsWith(prefix)) return
    const title = document.title.startsWith(shown.current)
      ? document.title.slice(shown.current.length)
      : document.title
    document.title = prefix + title
    shown.current = prefix
  })
  useEffect(
    () => () => {
      if (document.title.startsWith(shown.current))
        document.title = document.title.slice(shown.current.length)
    },
    [],
  )
}
