import { Button } from '@mantine/core'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { focusScaling, ScalingNotice, ScalingQuestion } from '../scaling/scaling-bar.tsx'
import { useRoundedAmounts } from '#web/entities/sheet/scaling/use-rounding-words.ts'
import { sheetView } from '../sheet-view.ts'
import type { CostSettings, SheetView } from '../sheet-view.ts'
import classes from './preview-covers.module.css'
import type { PreviewEditing } from './use-preview-editing.ts'

interface PreviewScalingProps {
  editing: PreviewEditing
  view: SheetView
  settings: CostSettings
}

/** Above the sheet whose portions are typed: whether the quantities follow them, and which were rounded. */
export function PreviewScaling({ editing, view, settings }: PreviewScalingProps) {
  const t = useTranslations('scaling')
  const format = useFormat()
  const { scaling } = editing
  const rounded = useRoundedAmounts(view, editing.sheet.yieldUnit)
  const costOf = (follow: boolean) => format.euro(sheetView(editing.answered(follow), settings).costPortion)
  return (
    <div className={classes.scaling} aria-live="polite" data-print="hidden">
      {scaling?.answer === null && (
        <ScalingQuestion
          from={scaling.from}
          to={scaling.to}
          costs={{ adapted: costOf(true), kept: costOf(false) }}
          onAnswer={(follow, byKey) => {
            flushSync(() => editing.answer({ portions: scaling.to, follow, exact: false }))
            if (byKey) focusScaling()
          }}
        />
      )}
      {scaling?.answer?.follow === true && (
        <ScalingNotice
          from={scaling.from}
          to={scaling.to}
          rounded={rounded}
          onExact={() => editing.answer({ portions: scaling.to, follow: true, exact: true })}
        >
          {!editing.gone && (
            <Button size="compact-sm" variant="default" disabled={editing.saving} onClick={editing.copy}>
              {t('copy')}
            </Button>
          )}
        </ScalingNotice>
      )}
    </div>
  )
}
