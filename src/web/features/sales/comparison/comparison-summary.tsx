import { Card, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Comparison } from '#domain/menu-engineering/compare-periods.ts'
import type { Days } from '#web/entities/carte/days.ts'
import { daysIn } from '#web/entities/carte/days.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { Figure } from '#web/ui/figure.tsx'
import summary from '../analysis/analysis-summary.module.css'
import { useChangeText } from './use-change-text.ts'

export interface ComparisonSummaryProps {
  comparison: Comparison
  before: Days
  after: Days
  /** Sold menus that count in no dish. */
  unspread: number
}

/** What both periods came to, by day too, and which dishes have another quadrant. */
export function ComparisonSummary({ comparison, before, after, unspread }: ComparisonSummaryProps) {
  const t = useTranslations('sales.comparison')
  const quadrants = useTranslations('sales.quadrants')
  const format = useFormat()
  const { beforeText, percentText } = useChangeText()
  const { before: was, after: is, moved, leftOut } = comparison
  const [daysBefore, daysAfter] = [daysIn(before), daysIn(after)]
  const figure = (before: number, after: number, text: (amount: number) => string, days = '') => ({
    size: 'md' as const,
    value: text(after),
    hint: [beforeText(text(before), text(after)), percentText(before, after), days]
      .filter(Boolean)
      .join(' · '),
  })
  const portions = (amount: number) => format.quantity(amount, 1)
  const days = t('perDayHint', { before: daysBefore, after: daysAfter })
  return (
    <>
      <Card component="section" aria-label={t('summary')} className={summary.figures}>
        <Figure label={t('margin')} {...figure(was.margin, is.margin, format.euro)} />
        <Figure
          label={t('perDay')}
          {...figure(was.margin / daysBefore, is.margin / daysAfter, format.euro, days)}
        />
        <Figure label={t('revenue')} {...figure(was.revenueHt, is.revenueHt, format.euro)} />
        <Figure label={t('sold')} {...figure(was.sold, is.sold, portions)} />
      </Card>
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
