import { useDisclosure } from '@mantine/hooks'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { usePaletteActions } from '#web/lib/keyboard/palette-actions.ts'
import { useShortcut } from '#web/lib/keyboard/use-shortcut.ts'
import { GammeModal } from './gamme-modal.tsx'

/** A new gamme by a button, by the key 'n' and from the palette. Open from the start if that is what one came for. Render `modal` once. */
export function useNewGamme(atFirst: boolean, carteId: string | undefined) {
  const t = useTranslations('gammes')
  const [adding, { open, close }] = useDisclosure(atFirst)
  useShortcut('n', open)
  const label = t('new')
  const keywords = t('paletteKeywords')
  usePaletteActions(useMemo(() => [{ id: 'new-gamme', label, keywords, run: open }], [label, keywords, open]))
  return { add: open, modal: <GammeModal gamme={adding ? 'new' : null} carteId={carteId} onClose={close} /> }
}
