import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Settings } from '#contract/account.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { paths } from '#web/entities/paths.ts'
import type { NewProductForm } from './editor-dialogs.ts'
import { EditorFrame } from './editor-frame.tsx'
import { EditorPage } from './editor-page.tsx'
import { openEditor } from './state/editor-state.ts'
import { createEditorStore } from './state/editor-store.ts'
import { useHandedText } from './paste/use-handed-text.ts'
import { address } from '#web/lib/navigation/address.ts'

interface SheetEditorProps {
  /** The id of a text that another window has handed over to be pasted. */
  handedText?: string | undefined
  newProduct: (form: NewProductForm) => ReactNode
  priceHistory: (productId: string) => ReactNode
  sheet: TechSheet
  settings: Settings
}

/** The editor of one sheet; give it the sheet's id as key. What is read again meanwhile never replaces typed work. */
export function SheetEditor({ sheet, settings, handedText, newProduct, priceHistory }: SheetEditorProps) {
  const [store] = useState(() => createEditorStore(openEditor(sheet, settings)))
  useEffect(() => store.dispatch({ type: 'sheet-read', sheet }), [store, sheet])
  useEffect(() => store.dispatch({ type: 'settings-read', settings }), [store, settings])

  const router = useRouter()
  const openCopy = useCallback(
    (id: string) => void router.navigate({ href: address(paths.editRecipe(id)) }),
    [router],
  )

  return (
    <EditorFrame
      store={store}
      text={useHandedText(handedText)}
      newProduct={newProduct}
      priceHistory={priceHistory}
      onCopied={openCopy}
    >
      <EditorPage />
    </EditorFrame>
  )
}
