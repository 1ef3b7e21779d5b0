import { Card } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Figure } from '#web/ui/figure.tsx'
import classes from './analysis-summary.module.css'
import type { Judgement, Thresholds } from './sold-dishes.ts'
import { useEstimates } from './use-estimates.ts'

export interface AnalysisSummaryProps {
  judgement: Judgement
  thresholds: Thresholds
}

/** What the period comes to, and the two lines that dishes are judged by. */
export function AnalysisSummary({ judgement, thresholds }: AnalysisSummaryProps) {
  const t = useTranslations('sales.analysis')
  const format = useFormat()
  const { euro, portions } = useEstimates()
  const { estimated } = judgement
  const popular = Math.ceil(thresholds.share * judgement.sold - 1e-9)
  return (
    <Card component="section" aria-label={t('summary')} className={classes.figures}>
      <Figure size="md" label={t('totalMargin')} value={euro(judgement.totalMargin, estimated)} />
      <Figure size="md" label={t('sold')} value={portions(judgement.sold, estimated, 1)} />
      <Figure
        size="md"
        label={t('meanMargin')}
        value={euro(thresholds.margin, estimated)}
        hint={t('marginHint')}
      />
      <Figure
        size="md"
        label={t('popularFrom')}
        value={portions(popular, estimated, 3)}
        hint={t('popularHint', { share: format.percent(thresholds.share * 100) })}
      />
    </Card>
  )
}
