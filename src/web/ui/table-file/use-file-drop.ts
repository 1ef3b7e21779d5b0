import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Takes files that are dropped anywhere on the page: beside a frame for them, the browser would leave for the file.
 * @param place `window` for what no part of the page has taken
 * @returns whether files are held over the page
 */
export function useFileDrop(
  onDrop: (dropped: DataTransfer) => void,
  place: Document | Window = document,
): boolean {
  const [over, setOver] = useState(false)
  const ofPage = useRef(false)
  const dragged = useEffectEvent((event: DragEvent) => {
    // Browsers say of a picture of the page itself that it is a file.
    const isOfPage = ofPage.current
    if (['dragstart', 'dragend', 'drop'].includes(event.type)) ofPage.current = event.type === 'dragstart'
    if (isOfPage || event.dataTransfer?.types.includes('Files') !== true) return
    if (place === window && event.defaultPrevented) return setOver(false)
    event.preventDefault()
    // Over the page, it leaves one element for another; out of the page, for none.
    setOver(event.type === 'dragover' || (event.type === 'dragleave' && event.relatedTarget !== null))
    if (event.type === 'drop') onDrop(event.dataTransfer)
  })
  useEffect(() => {
    const listen = (event: Event) => event instanceof DragEvent && dragged(event)
    const types = ['dragstart', 'dragend', 'dragover', 'dragleave', 'drop']
    for (const type of types) place.addEventListener(type, listen)
    return () => {
      for (const type of types) place.removeEventListener(type, listen)
    }
  }, [place])
  return over
}
