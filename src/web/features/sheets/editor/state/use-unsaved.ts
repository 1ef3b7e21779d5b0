import { use } from 'react'
import { InvalidFieldsContext, useHasInvalidFields } from '#web/lib/form/invalid-fields.ts'
import { hasUnsavedWork } from './editor-state.ts'
import { useEditorState } from './use-editor.ts'

/** Whether leaving would lose something: what the draft holds, or what a field has refused. */
export function useUnsaved(): boolean {
  const refused = useHasInvalidFields(use(InvalidFieldsContext))
  const unsaved = useEditorState(hasUnsavedWork)
  return unsaved || refused
}
