import { lazy, Suspense } from 'react'
import { useEditorState } from '../state/use-editor.ts'

const ConflictDialog = lazy(async () => ({
  default: (await import('./conflict-dialog.tsx')).ConflictDialog,
}))

/** Opens when a save conflicts with another version. */
export function Conflict({ onSave }: { onSave: () => void }) {
  const conflict = useEditorState((state) => state.conflict)
  return <Suspense>{conflict !== null && <ConflictDialog theirs={conflict} onSave={onSave} />}</Suspense>
}
