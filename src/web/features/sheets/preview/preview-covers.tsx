import { useTranslations } from 'use-intl'
import type { TechSheet } from '#contract/sheets.ts'
import { paths } from '#web/entities/paths.ts'
import { CoversCopy } from '../covers/covers-copy.tsx'
import { AsWritten } from '../covers/as-written.tsx'
import { CoversStepper } from '#web/entities/sheet/covers/covers-stepper.tsx'
import type { SheetView } from '../sheet-view.ts'
import classes from './preview-covers.module.css'

export interface PreviewCoversProps {
  view: SheetView
  stored: TechSheet
  onChange: (covers: number) => void
}

/** For how many portions the sheet is shown, printed and exported. */
export function PreviewCovers({ view, stored, onChange }: PreviewCoversProps) {
  const t = useTranslations('sheets.reading')
  return (
    <div className={classes.covers}>
      {t('portions')}
      <CoversStepper covers={view.portions} onChange={onChange} />
      {view.portions !== view.writtenFor && (
        <span className={classes.written}>
          <AsWritten
            view={view}
            onChange={onChange}
            copy={<CoversCopy stored={stored} covers={view.portions} pageOf={paths.previewRecipe} />}
          />
        </span>
      )}
    </div>
  )
}
