import { Card } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { plusDays } from '#domain/services/days.ts'
import { type PlannedFigure, plannedCovers } from '#domain/services/planned-portions.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { orpc } from '#web/lib/query/api.ts'
import { IconChevronRight } from '#web/ui/icons/chevron-right.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useToday } from '#web/entities/plan/days.ts'
import classes from './tomorrow-line.module.css'

/** On the dashboard: 'Demain : ≈ 46 couverts midi, 60 couverts soir'; nothing in a house whose covers are not known. */
export function TomorrowLine() {
  const t = useTranslations('tomorrowLine')
  const format = useFormat()
  const from = plusDays(useToday(), 1)
  const { data } = useQuery(orpc.services.plan.queryOptions({ input: { from, days: 1 } }))
  const aboutText = (figure: string, expected: PlannedFigure['expected']) =>
    expected === null || expected.low === expected.high
      ? t('about', { figure })
      : t('between', { figure, low: format.quantity(expected.low), high: format.quantity(expected.high) })
  const services = (data?.days[0]?.services ?? []).flatMap((service) => {
    const { value, typed, expected } = plannedCovers(service)
    const meal = t(`meals.${service.meal ?? 'day'}`)
    if (service.mark === 'closed') return [t('closed', { meal })]
    if (value === null) return []
    const figure = format.quantity(value)
    return [t('service', { figure: typed ? figure : aboutText(figure, expected), count: value, meal })]
  })
  if (services.length === 0) return null
  return (
    <Card py={4} mb={28}>
      <TextLink to={paths.tomorrow} className={classes.link}>
        {t('line', { services: services.join(', ') })} <IconChevronRight size={16} aria-hidden />
      </TextLink>
    </Card>
  )
}
