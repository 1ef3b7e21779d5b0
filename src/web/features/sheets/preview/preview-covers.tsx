import { useTranslations } from 'use-intl'
import { AsWritten } from '../covers/as-written.tsx'
import { CoversStepper } from '#web/entities/sheet/covers/covers-stepper.tsx'
import type { SheetView } from '../sheet-view.ts'
import classes from './preview-covers.module.css'

export interface PreviewCoversProps {
  view: SheetView
  onChange: (covers: number) => void
}

/** For how many portions the sheet is shown, printed and exported. */
export function PreviewCovers({ view, onChange }: PreviewCoversProps) {
  const t = useTranslations('sheets.reading')
  return (
    <div className={classes.covers}>
      {t('portions')}
      <CoversStepper covers={view.portions} onChange={onChange} />
      {view.portions !== view.writtenFor && (
        <span className={classes.written}>
          <AsWritten view={view} onChange={onChange} />
        </span>
      )}
    </div>
  )
}
