import { Stack } from '@mantine/core'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { PrintRules } from '#web/ui/print-rules.tsx'
import { UseOfSheet } from '../use-of-sheet.tsx'
import { Conflict } from './conflict/conflict.tsx'
import classes from './editor-page.module.css'
import { EditorHeader } from './header/editor-header.tsx'
import { Lines } from './lines.tsx'
import { Calculator } from './panel/calculator.tsx'
import { CostCard } from './panel/cost-card.tsx'
import { PinnedBar } from './phone/pinned-bar.tsx'
import { PhotoCard } from '../photo/photo-card.tsx'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { SaveBanner } from './saving/save-banner.tsx'
import { useSheetSaving } from './saving/use-sheet-saving.ts'
import { useEditorState } from './state/use-editor.ts'
import { useUnsaved } from './state/use-unsaved.ts'
import { DetailsCard } from './text/details-card.tsx'
import { MethodCard } from './text/method-card.tsx'

export function EditorPage() {
  const phone = usePhone()
  const unsaved = useUnsaved()
  const stored = useEditorState((state) => state.stored)
  const { publication, failure, showFailure, saveHere, onSave } = useSheetSaving()

  return (
    <>
      <PrintRules page="A4 landscape" margin="12mm" />
      <UnsavedChangesGuard dirty={unsaved} onSave={saveHere} />
      <EditorHeader publication={publication} onSave={onSave} showFailure={showFailure} />
      <Stack gap="sm" className={classes.banners}>
        <SaveBanner onRetry={onSave} />
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
      {phone && <PinnedBar onSave={onSave} />}
      <Conflict onSave={onSave} />
    </>
  )
}
