import { Stack } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { paths } from '#web/entities/paths.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { PrintRules } from '#web/ui/print-rules.tsx'
import { UseOfSheet } from '../use-of-sheet.tsx'
import { Conflict } from './conflict/conflict.tsx'
import { useEditorDialogs } from './editor-dialogs.ts'
import classes from './editor-page.module.css'
import { EditorHeader } from './header/editor-header.tsx'
import { Lines } from './lines.tsx'
import { Calculator } from './panel/calculator.tsx'
import { CostCard } from './panel/cost-card.tsx'
import { PinnedBar } from './phone/pinned-bar.tsx'
import { PhotoCard } from '../photo/photo-card.tsx'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { SaveBanner } from './saving/save-banner.tsx'
import { useFreshSources } from './saving/use-fresh-sources.ts'
import { useLeaveAfterSave } from './saving/use-leave-after-save.ts'
import { usePageKeys } from './saving/use-page-keys.ts'
import { usePublication } from './saving/use-publication.ts'
import { useSave } from './saving/use-save.ts'
import { useSendSheet } from './saving/use-send-sheet.ts'
import { useEditor, useEditorState } from './state/use-editor.ts'
import { useUnsaved } from './state/use-unsaved.ts'
import { useEditorActions } from './use-editor-actions.ts'
import { DetailsCard } from './text/details-card.tsx'
import { MethodCard } from './text/method-card.tsx'
import { address } from '#web/lib/navigation/address.ts'

export function EditorPage() {
  const store = useEditor()
  const phone = usePhone()
  const unsaved = useUnsaved()
  const stored = useEditorState((state) => state.stored)
  const [failure, showFailure] = useState<string | null>(null)
  const dialogs = useEditorDialogs()
  const router = useRouter()

  // A sheet that another window has deleted goes on under the address of the one that it is made again as.
  const openCreated = useCallback(
    (id: string) =>
      void router.navigate({ href: address(paths.editRecipe(id)), replace: true, ignoreBlocker: true }),
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
      read: () => void router.navigate({ href: address(paths.recipe(stored.id)) }),
    },
    publication.published,
  )
  useFreshSources()

  return (
    <>
      <PrintRules page="A4 landscape" margin="12mm" />
      <UnsavedChangesGuard dirty={unsaved} />
      <EditorHeader publication={publication} onSave={() => void saveAndLeave()} showFailure={showFailure} />
      <Stack gap="sm" className={classes.banners}>
        <SaveBanner onRetry={() => void saveAndLeave()} />
        {failure !== null && <ErrorBanner text={failure} onClose={() => showFailure(null)} />}
      </Stack>
      <div className={classes.columns}>
        <Stack gap="md">
          <Lines />
          <MethodCard />
          <DetailsCard />
          <PhotoCard sheetId={stored.id} title={stored.title} />
          <UseOfSheet id={stored.id} to="editRecipe" />
        </Stack>
        <aside className={classes.panel}>
          <CostCard />
          <Calculator />
        </aside>
      </div>
      {phone && <PinnedBar onSave={() => void saveAndLeave()} />}
      <Conflict onSave={() => void saveAndLeave()} />
    </>
  )
}
