import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Settings } from '#contract/account.ts'
import type { TechSheet } from '#contract/sheets.ts'
import type { NewProductForm } from '../editor/editor-dialogs.ts'
import { EditorFrame } from '../editor/editor-frame.tsx'
import type { EditorState } from '../editor/state/editor-state.ts'
import { createEditorStore } from '../editor/state/editor-store.ts'
import { BuilderForm } from './builder-form.tsx'
import { DraftNotice } from './draft/draft-notice.tsx'
import { useLocalDraft } from './draft/use-local-draft.ts'

interface BuilderSheetProps {
  account: string
  sheet: TechSheet
  settings: Settings
  /** How the page begins: the sheet as it is stored, or as a draft has it. */
  opened: EditorState
  resumedAt: Date | null
  onDropDraft: () => void
  onCreated: (id: string) => void
  onDuplicated: (id: string) => void
  newProduct: (form: NewProductForm) => ReactNode
  priceHistory: (productId: string) => ReactNode
}

/** One sheet while it is written on one page, and its draft beside it. */
export function BuilderSheet({ account, sheet, settings, opened, resumedAt, ...props }: BuilderSheetProps) {
  const [store] = useState(() => createEditorStore(opened))
  useEffect(() => store.dispatch({ type: 'sheet-read', sheet }), [store, sheet])
  useEffect(() => store.dispatch({ type: 'settings-read', settings }), [store, settings])
  const { draftStatus, takeOver } = useLocalDraft(store, account, resumedAt)

  return (
    <EditorFrame
      store={store}
      newProduct={props.newProduct}
      priceHistory={props.priceHistory}
      onCopied={props.onDuplicated}
    >
      <BuilderForm
        draftStatus={draftStatus}
        resumed={resumedAt !== null}
        onCreated={props.onCreated}
        onDuplicated={props.onDuplicated}
        notice={
          <DraftNotice
            draftStatus={draftStatus}
            resumedAt={resumedAt}
            onTakeOver={takeOver}
            onDrop={props.onDropDraft}
          />
        }
      />
    </EditorFrame>
  )
}
