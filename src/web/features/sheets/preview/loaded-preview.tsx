import { useEffect, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { TechSheet } from '#contract/sheets.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { ConflictNotice } from '#web/ui/conflict/conflict-notice.tsx'
import { FocusedAlert } from '#web/ui/conflict/focused-alert.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { PaperZoom, Zoomed } from '#web/ui/paper-bar/paper-zoom.tsx'
import { UnprintedSigns } from '#web/ui/paper-pages/unprinted-signs.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { ExplainedSheet } from '../cost-path/explained-sheet.tsx'
import { sheetDocument } from '../document/sheet-document.ts'
import { partsOf } from '../document/printed-parts.ts'
import { useLeftOutParts } from '../document/use-left-out-parts.ts'
import { SheetPages } from '../pages/sheet-pages.tsx'
import { useExportSheetPdf } from '../pages/use-export-sheet-pdf.ts'
import { photoAddress } from '../photo/photo-address.ts'
import { scaledTo } from '#web/entities/sheet/scaling/scaled-to.ts'
import { useScale } from '../covers/use-scale.ts'
import type { ScaleParams } from '#web/entities/sheet/scaling/scaling.ts'
import { focusScaling } from '../scaling/scaling-bar.tsx'
import { useSharedLink } from '../share/link-api.ts'
import { sheetView } from '../sheet-view.ts'
import type { CostSettings } from '../sheet-view.ts'
import classes from './loaded-preview.module.css'
import { PreviewCovers } from './preview-covers.tsx'
import { PreviewFields } from './preview-fields.tsx'
import { PrintedParts } from './printed-parts.tsx'
import { PreviewScaling } from './preview-scaling.tsx'
import { PreviewToolbar } from './preview-toolbar.tsx'
import { usePreviewEditing } from './use-preview-editing.ts'

export interface LoadedPreviewProps {
  sheet: TechSheet
  settings: CostSettings
  scaleParams: ScaleParams
}

/** The printed sheet with its toolbar above. */
export function LoadedPreview({ sheet: stored, settings, scaleParams }: LoadedPreviewProps) {
  const t = useTranslations()
  const language = useLocale()
  const failureText = useFailureText()
  const sentence = useFailureSentence()
  const editing = usePreviewEditing(stored)
  const { leftOut, setPrinted } = useLeftOutParts()
  const exporting = useExportSheetPdf(stored.id, leftOut)
  const scaling = useScale(scaleParams, stored, settings.wastageMethod)
  // What is edited is the sheet as it is written.
  const sheet = editing.draft === null ? scaledTo(stored, scaling.scale) : editing.sheet
  const view = sheetView(sheet, settings)
  const link = useSharedLink(stored.id)
  const document = sheetDocument(view, t, language, { leftOut, link })
  const photo = stored.photo !== null && !leftOut.has('photo') ? photoAddress(stored.id, stored.photo) : null
  const notes = useRef<HTMLDivElement>(null)
  const troubled = exporting.isError || editing.failure !== null
  useEffect(() => {
    // After a save at the foot of a long sheet, the message above it would be out of the viewport.
    if (troubled) notes.current?.scrollIntoView({ block: 'nearest' })
  }, [troubled])

  return (
    <PaperZoom>
      <div className={classes.page}>
        <title>{`${view.title} · Gramme`}</title>
        <UnsavedChangesGuard dirty={editing.dirty} />
        <PreviewToolbar
          sheetId={stored.id}
          covers={Math.ceil(scaling.scale?.portions ?? stored.portions)}
          editing={editing}
          exporting={exporting.isPending}
          onExport={() => {
            if (editing.scaling?.answer === null) focusScaling()
            else exporting.mutate(view)
          }}
        />
        <div className={classes.choices} data-print="hidden">
          {editing.draft === null && <PreviewCovers view={view} stored={stored} scaling={scaling} />}
          <PrintedParts
            parts={partsOf(view, { hasPhoto: stored.photo !== null, isShared: link !== null })}
            leftOut={leftOut}
            onChange={setPrinted}
          />
        </div>
        <PreviewFields editing={editing} />
        <PreviewScaling editing={editing} view={view} settings={settings} />
        <div ref={notes} className={classes.notes} data-print="hidden">
          <UnprintedSigns document={document} />
          {exporting.isError && (
            <ErrorBanner
              text={sentence(t('document.exportFailed'), exporting.error)}
              onClose={() => exporting.reset()}
            />
          )}
          {editing.failure !== null && (
            <ErrorBanner
              text={failureText(editing.failure, t('document.saveFailed'))}
              onClose={editing.dismiss}
            />
          )}
          {editing.gone && <FocusedAlert>{t('editor.save.gone')}</FocusedAlert>}
          <ConflictNotice conflict={editing.conflict} busy={editing.saving} />
        </div>
        <ExplainedSheet sheet={sheet} settings={settings}>
          <Zoomed>
            <SheetPages sheet={document} photo={photo} />
          </Zoomed>
        </ExplainedSheet>
      </div>
    </PaperZoom>
  )
}
