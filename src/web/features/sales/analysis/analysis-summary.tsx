import { Card } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Figure } from '#web/ui/figure.tsx'
import classes from './analysis-summary.module.css'
import type { Judgement, Thresholds } from './sold-dishes.ts'
import { useEstimates } from './use-estimates.ts'

export interface AnalysisSummaryProps {
  judgement: Judgement
  thresholds: Thresholds
}

/** What the period comes to. */
export function AnalysisSummary({ judgement, thresholds }: AnalysisSummaryProps) {
  const t = useTranslations('sales.analysis')
  const { euro, portions } = useEstimates()
  const { estimated } = judgement
  return (
    <Card component="section" aria-label={t('summary')} className={`${classes.figures} ${classes.three}`}>
      <Figure size="md" label={t('totalMargin')} value={euro(judgement.totalMargin, estimated)} />
      <Figure size="md" label={t('sold')} value={portions(judgement.sold, estimated, 1)} />
      <Figure size="md" label={t('meanMargin')} value={euro(thresholds.margin, estimated)} />
    </Card>
  )
}
