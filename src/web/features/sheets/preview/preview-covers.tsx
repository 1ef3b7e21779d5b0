import { useTranslations } from 'use-intl'
import type { TechSheet } from '#contract/sheets.ts'
import { paths } from '#web/entities/paths.ts'
import { CoversCopy } from '../covers/covers-copy.tsx'
import { AsWritten } from '#web/entities/sheet/scaling/as-written.tsx'
import { ScaledPortions } from '#web/entities/sheet/scaling/scaled-portions.tsx'
import { ScaleWaysWithParts } from '../covers/scale-ways-with-parts.tsx'
import { useScaleWays } from '#web/entities/sheet/scaling/use-scale-ways.tsx'
import type { Scaling } from '#web/entities/sheet/scaling/scaling.ts'
import type { SheetView } from '../sheet-view.ts'
import classes from './preview-covers.module.css'

export interface PreviewCoversProps {
  view: SheetView
  stored: TechSheet
  scaling: Scaling
}

/** What the sheet is shown, printed and exported for: portions, or what else it is scaled to. */
export function PreviewCovers({ view, stored, scaling }: PreviewCoversProps) {
  const t = useTranslations('sheets.reading')
  const unfolding = useScaleWays(scaling, ScaleWaysWithParts)
  return (
    <div className={classes.covers}>
      {t('portions')}
      <ScaledPortions scaling={scaling} />
      {view.scale !== null && (
        <span className={classes.written}>
          <AsWritten
            view={view}
            choose={scaling.choose}
            copy={<CoversCopy stored={stored} covers={view.portions} pageOf={paths.previewRecipe} />}
          />
        </span>
      )}
      {unfolding.toggle}
      {unfolding.ways}
    </div>
  )
}
