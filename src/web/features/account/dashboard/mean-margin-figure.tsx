import { useTranslations } from 'use-intl'
import type { TechSheetStatistics } from '#contract/sheets.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { MeanMargin, useMeansTexts } from '#web/entities/carte/mean-margin.tsx'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Figure } from '#web/ui/figure.tsx'

export interface MeanMarginFigureProps {
  figures: TechSheetStatistics
  thresholds: MarginThresholds
}

/** The mean margin by sheet, with what it is of, the second figures and the target beside it. */
export function MeanMarginFigure({ figures, thresholds }: MeanMarginFigureProps) {
  const t = useTranslations('account.dashboard.figures')
  const format = useFormat()
  const { margins, salesDays } = figures
  const texts = useMeansTexts()(margins, salesDays)
  return (
    <Figure
      size="md"
      label={t('meanMargin')}
      value={<MeanMargin margins={margins} of="sheets" thresholds={thresholds} variant="text" />}
      hint={
        <>
          {texts.map((text) => (
            <div key={text}>{text}</div>
          ))}
          <div>{t('target', { rate: format.percent(thresholds.targetMargin) })}</div>
        </>
      }
    />
  )
}
