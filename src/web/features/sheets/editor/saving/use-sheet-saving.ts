import { useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { paths } from '#web/entities/paths.ts'
import { address } from '#web/lib/navigation/address.ts'
import { useEditorDialogs } from '../editor-dialogs.ts'
import { useEditor, useEditorState } from '../state/use-editor.ts'
import { useEditorActions } from '../use-editor-actions.ts'
import { useLeaveAfterSave } from './use-leave-after-save.ts'
import { usePageKeys } from './use-page-keys.ts'
import { usePublication } from './use-publication.ts'
import { useSave } from './use-save.ts'
import { useSendSheet } from './use-send-sheet.ts'

/** The ways to save the sheet of the editor: its buttons, the keys, the palette, and publishing it. */
export function useSheetSaving() {
  const store = useEditor()
  const id = useEditorState((state) => state.stored.id)
  const [failure, showFailure] = useState<string | null>(null)
  const dialogs = useEditorDialogs()
  const router = useRouter()

  // A sheet that another window has deleted goes on under the address of the one that it is made again as.
  const openCreated = useCallback(
    (created: string) =>
      void router.navigate({ href: address(paths.editRecipe(created)), replace: true, ignoreBlocker: true }),
    [router],
  )
  const save = useSave(store, useSendSheet(openCreated))
  const leave = useLeaveAfterSave()
  const publication = usePublication(save, showFailure)
  const saveHere = () => {
    showFailure(null)
    return save()
  }
  const saveAndLeave = async () => {
    if (await saveHere()) leave()
  }
  usePageKeys(store, () => void saveHere())
  useEditorActions(
    {
      save: () => void saveHere(),
      openPicker: dialogs.openPicker,
      openPaste: dialogs.openPaste,
      togglePublication: publication.toggle,
      read: () => void router.navigate({ href: address(paths.recipe(id)) }),
    },
    publication.published,
  )
  return { publication, failure, showFailure, saveHere, onSave: () => void saveAndLeave() }
}
