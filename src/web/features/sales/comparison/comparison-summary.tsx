import { Card, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Days } from '#web/entities/carte/days.ts'
import { daysIn } from '#web/entities/carte/days.ts'
import { useDaysWithin } from '#web/entities/carte/use-days-text.ts'
import { Figure } from '#web/ui/figure.tsx'
import summary from '../analysis/analysis-summary.module.css'
import { estimate } from '../analysis/estimate.ts'
import { useEstimates } from '../analysis/use-estimates.ts'
import type { ComparedCartes } from './compare-cartes.ts'
import { useChangeText } from './use-change-text.ts'

export interface ComparisonSummaryProps {
  compared: ComparedCartes
  before: Days
  after: Days
}

/** What both periods came to, by day too, and which dishes have another quadrant. */
export function ComparisonSummary({ compared, before, after }: ComparisonSummaryProps) {
  const t = useTranslations('sales.comparison')
  const quadrants = useTranslations('sales.quadrants')
  const none = useTranslations('common')('none')
  const estimates = useEstimates()
  const { euro } = estimates
  const { beforeText, percentText } = useChangeText()
  const daysText = useDaysWithin()
  const { comparison, unspread, unrecorded } = compared
  const { before: was, after: is, moved, leftOut, counted } = comparison
  const [daysBefore, daysAfter] = [daysIn(before), daysIn(after)]
  const unsure = was.estimated || is.estimated
  const figure = (before: number, after: number, text: typeof euro, days = '') => {
    if (counted === 0) return { size: 'md' as const, value: none }
    const value = text(after, is.estimated)
    const percent = percentText(before, after)
    const hints = [beforeText(text(before, was.estimated), value), percent && estimate(percent, unsure), days]
    return { size: 'md' as const, value, hint: hints.filter(Boolean).join(' · ') }
  }
  const portions = (amount: number, estimated: boolean) => estimates.portions(amount, estimated, 1)
  const days = t('perDayHint', { before: daysBefore, after: daysAfter })
  return (
    <>
      <Card component="section" aria-label={t('summary')} className={summary.figures}>
        <Figure label={t('margin')} {...figure(was.margin, is.margin, euro)} />
        <Figure label={t('perDay')} {...figure(was.margin / daysBefore, is.margin / daysAfter, euro, days)} />
        <Figure label={t('revenue')} {...figure(was.revenueHt, is.revenueHt, euro)} />
        <Figure label={t('sold')} {...figure(was.sold, is.sold, portions)} />
      </Card>
      {unrecorded.map(({ id, nom, period }) => (
        <Text key={id} size="sm" c="var(--saffron-text)">
          {t(`unrecorded.${period}`, { menu: nom, before: daysText(before), after: daysText(after) })}
        </Text>
      ))}
      {leftOut > 0 && (
        <Text size="sm" c="var(--saffron-text)">
          {t('unknown', { count: leftOut })}
        </Text>
      )}
      {unspread > 0 && (
        <Text size="sm" c="var(--saffron-text)">
          {t('unspread', { count: unspread })}
        </Text>
      )}
      {unsure && (
        <Text size="sm" c="dimmed">
          {t('estimated')}
        </Text>
      )}
      {moved.length > 0 && (
        <Card component="section" aria-labelledby="moved-title">
          <Title order={2} size="h4" id="moved-title" mb="xs">
            {t('moved', { count: moved.length })}
          </Title>
          <ul>
            {moved.map(({ id, name, before: then, after: now }) => (
              <li key={id}>
                {then?.quadrant &&
                  now?.quadrant &&
                  t('move', { name, before: quadrants(then.quadrant), after: quadrants(now.quadrant) })}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
