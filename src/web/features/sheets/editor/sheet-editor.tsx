import { lazy, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Settings } from '#contract/account.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { CostExplanations } from '../cost-path/cost-explanations.tsx'
import type { CostSubject } from '../cost-path/explain.ts'
import { EditorPage } from './editor-page.tsx'
import type { EditorPageProps } from './editor-page.tsx'
import { createEditorStore } from './state/editor-store.ts'
import { EditorProvider } from './state/use-editor.ts'

const EditorCostPath = lazy(async () => ({
  default: (await import('./editor-cost-path.tsx')).EditorCostPath,
}))

interface SheetEditorProps extends EditorPageProps {
  sheet: TechSheet
  settings: Settings
}

/** The editor of one sheet; give it the sheet's id as key. What is read again meanwhile never replaces typed work. */
export function SheetEditor({ sheet, settings, newProduct }: SheetEditorProps) {
  const [store] = useState(() => createEditorStore(sheet, settings))
  useEffect(() => store.dispatch({ type: 'sheet-read', sheet }), [store, sheet])
  useEffect(() => store.dispatch({ type: 'settings-read', settings }), [store, settings])

  return (
    <EditorProvider value={store}>
      <CostExplanations explanation={explanation}>
        <EditorPage newProduct={newProduct} />
      </CostExplanations>
    </EditorProvider>
  )
}

function explanation(subject: CostSubject): ReactNode {
  return <EditorCostPath subject={subject} />
}
