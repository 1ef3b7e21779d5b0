import { Card } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { differenceAsShown } from '#domain/money/difference-as-shown.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { Figure } from '#web/ui/figure.tsx'
import { WastageMethodText } from '#web/entities/price/wastage-method-text.tsx'
import { MarginBadge } from '#web/entities/price/margin-badge.tsx'
import type { Comparison } from './comparison.ts'
import { Moved } from '#web/entities/price/moved.tsx'
import classes from './summary.module.css'
import { useFigures } from '#web/entities/price/use-figures.ts'

export interface SummaryProps {
  comparison: Comparison
  thresholds: MarginThresholds
  wastageMethod: WastageMethod
}

/** What the changes come to over all sheets that are looked at. */
export function Summary({ comparison, thresholds, wastageMethod }: SummaryProps) {
  const t = useTranslations('simulation.summary')
  const means = useTranslations('trade.marginMeans')
  const figures = useFigures()
  const { before, after, touched, unchanged, incomplete, doubtful } = comparison
  const earned = differenceAsShown(before.oneOfEach, after.oneOfEach, 2)
  const fallen = touched.filter(({ crossing }) => crossing === 'below').length
  const target = figures.percent(thresholds.targetMargin, Number.isInteger(thresholds.targetMargin) ? 0 : 1)
  return (
    <Card component="section" aria-label={t('label')} className={classes.card}>
      <div className={classes.figures}>
        <Figure
          size="md"
          label={t('meanMargin')}
          value={<MeanMargin before={before.meanMargin} after={after.meanMargin} thresholds={thresholds} />}
          hint={
            before.meanMargin !== null && after.meanMargin !== null ? (
              <>
                <div>{figures.points(differenceAsShown(before.meanMargin, after.meanMargin, 1))}</div>
                <div>{t('bySheet')}</div>
                {after.medianMargin !== null && (
                  <div>{means('median', { rate: figures.percent(after.medianMargin) })}</div>
                )}
              </>
            ) : (
              t('noMargin')
            )
          }
        />
        <Figure
          size="md"
          label={t('underTarget', { target })}
          value={
            <Moved from={figures.quantity(before.underTarget)} to={figures.quantity(after.underTarget)} />
          }
          hint={t('fallen', { count: fallen })}
        />
        <Figure
          size="md"
          label={t('oneOfEach')}
          value={<Moved from={figures.euro(before.oneOfEach)} to={figures.euro(after.oneOfEach)} />}
          hint={t('earned', { amount: figures.euroDifference(earned) })}
        />
        <Figure
          size="md"
          label={t('touched')}
          value={<output data-testid="touched">{figures.quantity(touched.length)}</output>}
          hint={t('of', { count: touched.length + unchanged.length })}
        />
      </div>
      <p className={classes.note}>
        <WastageMethodText method={wastageMethod} />
      </p>
      {incomplete > 0 && <p className={classes.note}>{t('incomplete', { count: incomplete })}</p>}
      {doubtful > 0 && <p className={classes.note}>{t('doubtful', { count: doubtful })}</p>}
    </Card>
  )
}

interface MeanMarginProps {
  before: number | null
  after: number | null
  thresholds: MarginThresholds
}

function MeanMargin({ before, after, thresholds }: MeanMarginProps) {
  const t = useTranslations('common')
  const figures = useFigures()
  if (after === null) return t('none')
  const moved = before !== null && figures.percent(before) !== figures.percent(after)
  return (
    <span data-testid="mean-margin" className={classes.mean}>
      {moved && <span className={classes.before}>{figures.percent(before)} → </span>}
      <MarginBadge rate={after} thresholds={thresholds} variant="text" compared />
    </span>
  )
}
