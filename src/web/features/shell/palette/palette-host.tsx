import { lazy, Suspense, useEffect } from 'react'
import { useAtomValue } from '#web/lib/store/use-atom-value.ts'
import { closePalette, openPalette, paletteOpened } from './palette-opening.ts'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))

function onKeyDown(event: KeyboardEvent) {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
  // Also over a field: the browser's own Ctrl+K would leave the page.
  event.preventDefault()
  if (paletteOpened.get()) closePalette()
  else openPalette()
}

/** Opens the palette on Ctrl+K wherever a member is, and closes it with the page that it was opened on. */
export function PaletteHost() {
  const opened = useAtomValue(paletteOpened)
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      closePalette()
    }
  }, [])
  return opened && <Suspense>{<Palette onClose={closePalette} />}</Suspense>
}
