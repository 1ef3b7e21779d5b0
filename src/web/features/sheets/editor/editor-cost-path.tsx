import { useMemo } from 'react'
import { CostPath } from '../cost-path/cost-path.tsx'
import type { CostSubject } from '../cost-path/explain.ts'
import { NO_TREE } from '../cost-path/cost-path-context.ts'
import { toLineProduct } from '#contract/line-product.ts'
import type { LineProduct } from '#contract/sheet-lines.ts'
import { ofProduct } from './state/line-source.ts'
import { useEditor, useEditorState } from './state/use-editor.ts'

/** How an amount of the draft was computed, also while it is typed. */
export function EditorCostPath({ subject }: { subject: CostSubject }) {
  const store = useEditor()
  const draft = useEditorState((state) => state.draft)
  const method = useEditorState(({ settings }) => settings.wastageMethod)
  const sheet = useMemo(
    () => ({
      title: draft.title,
      portions: draft.portions,
      ingredients: draft.lines.map((line) => ({ ...line, id: line.key })),
    }),
    [draft],
  )
  const context = useMemo(
    () => ({
      method,
      tree: NO_TREE,
      onProduct: (product: LineProduct) =>
        store.dispatch({ type: 'source-read', source: ofProduct(toLineProduct(product)) }),
    }),
    [store, method],
  )
  return <CostPath subject={subject} sheet={sheet} context={context} />
}
