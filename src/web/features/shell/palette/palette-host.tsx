import { useEffect, useEffectEvent, useState } from 'react'
import { LateModule } from '#web/lib/browser/late-module.ts'
import { useAtomValue } from '#web/lib/store/use-atom-value.ts'
import { useMissingPart } from '../use-missing-part.ts'
import { closePalette, openPalette, paletteOpened } from './palette-opening.ts'

const paletteModule = new LateModule(() => import('./palette.tsx'))

function onKeyDown(event: KeyboardEvent) {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
  // Also over a field: the browser's own Ctrl+K would leave the page.
  event.preventDefault()
  if (paletteOpened.get()) closePalette()
  else openPalette()
}

/** Opens the palette on Ctrl+K wherever a member is, and closes it with the page that it was opened on. */
export function PaletteHost() {
  const missing = useMissingPart()
  const opened = useAtomValue(paletteOpened)
  const [, setCame] = useState(false)
  const Palette = paletteModule.now?.Palette
  const onMissing = useEffectEvent((failure: unknown) => {
    closePalette()
    missing('search', failure)
  })
  useEffect(() => {
    if (opened) paletteModule.load().then(() => setCame(true), onMissing)
  }, [opened])
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      closePalette()
    }
  }, [])
  return opened && Palette && <Palette onClose={closePalette} />
}
