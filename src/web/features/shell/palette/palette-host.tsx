import { lazy, Suspense, useEffect } from 'react'
import { useAtomValue } from '#web/lib/store/use-atom-value.ts'
import { isPaletteWanted, openPalette } from './palette-opening.ts'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))

function onKeyDown(event: KeyboardEvent) {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
  // Also over a field: the browser's own Ctrl+K would leave the page.
  event.preventDefault()
  void openPalette()
}

/** Opens the palette on Ctrl+K wherever a member is. */
export function PaletteHost() {
  const wanted = useAtomValue(isPaletteWanted)
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return wanted && <Suspense>{<Palette />}</Suspense>
}
