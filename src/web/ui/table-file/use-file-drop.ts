import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes files that are dropped anywhere on the page: beside a frame for them, the browser would leave for the file.
 * @returns whether files are held over the page
 */
export function useFileDrop(onDrop: (dropped: DataTransfer) => void): boolean {
  const [over, setOver] = useState(false)
  const dragged = useEffectEvent((event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files') !== true) return
    event.preventDefault()
    // Over the page, it leaves one element for another; out of the page, for none.
    setOver(event.type === 'dragover' || (event.type === 'dragleave' && event.relatedTarget !== null))
    if (event.type === 'drop') onDrop(event.dataTransfer)
  })
  useEffect(() => {
    const types = ['dragover', 'dragleave', 'drop'] as const
    for (const type of types) document.addEventListener(type, dragged)
    return () => {
      for (const type of types) document.removeEventListener(type, dragged)
    }
  }, [])
  return over
}
