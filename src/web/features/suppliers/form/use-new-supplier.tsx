import { useDisclosure } from '@mantine/hooks'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { usePaletteActions } from '#web/lib/keyboard/palette-actions.ts'
import { useShortcut } from '#web/lib/keyboard/use-shortcut.ts'
import { SupplierModal } from './supplier-modal.tsx'

/** A new supplier by a button, by the key 'n' and from the palette. Render `modal` once. */
export function useNewSupplier() {
  const t = useTranslations('suppliers')
  const [adding, { open, close }] = useDisclosure()
  useShortcut('n', open)
  const label = t('new')
  const keywords = t('paletteKeywords')
  usePaletteActions(
    useMemo(() => [{ id: 'new-supplier', label, keywords, run: open }], [label, keywords, open]),
  )
  return { add: open, modal: <SupplierModal supplier={adding ? 'new' : null} onClose={close} /> }
}
