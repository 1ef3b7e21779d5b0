import { useDisclosure } from '@mantine/hooks'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { usePaletteActions } from '#web/lib/keyboard/palette-actions.ts'
import { useShortcut } from '#web/lib/keyboard/use-shortcut.ts'
import { NewMenuModal } from './new-menu-modal.tsx'

/** A new menu by a button, by the key 'n' and from the palette. Render `modal` once. */
export function useNewMenu(carteId: string | undefined) {
  const t = useTranslations('menus')
  const [adding, { open, close }] = useDisclosure()
  useShortcut('n', open)
  const label = t('new')
  const keywords = t('paletteKeywords')
  usePaletteActions(useMemo(() => [{ id: 'new-menu', label, keywords, run: open }], [label, keywords, open]))
  return { add: open, modal: <NewMenuModal carteId={carteId} opened={adding} onClose={close} /> }
}
