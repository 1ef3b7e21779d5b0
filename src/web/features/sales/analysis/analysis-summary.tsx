import { Card } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Figure } from '#web/ui/figure.tsx'
import classes from './analysis-summary.module.css'
import { estimate } from './estimate.ts'
import type { Judgement, Thresholds } from './sold-dishes.ts'

export interface AnalysisSummaryProps {
  judgement: Judgement
  thresholds: Thresholds
}

/** What the period comes to, and the two lines that dishes are judged by. */
export function AnalysisSummary({ judgement, thresholds }: AnalysisSummaryProps) {
  const t = useTranslations('sales.analysis')
  const format = useFormat()
  const text = (figure: string) => estimate(figure, judgement.estimated)
  const popular = Math.ceil(thresholds.share * judgement.sold - 1e-9)
  return (
    <Card component="section" aria-label={t('summary')} className={classes.figures}>
      <Figure size="md" label={t('totalMargin')} value={text(format.euro(judgement.totalMargin))} />
      <Figure size="md" label={t('sold')} value={text(format.quantity(judgement.sold, 1))} />
      <Figure
        size="md"
        label={t('meanMargin')}
        value={text(format.euro(thresholds.margin))}
        hint={t('marginHint')}
      />
      <Figure
        size="md"
        label={t('popularFrom')}
        value={text(format.quantity(popular, 3))}
        hint={t('popularHint', { share: format.percent(thresholds.share * 100) })}
      />
    </Card>
  )
}
