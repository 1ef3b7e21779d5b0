import { Card } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { houseWall } from '#domain/house/house-instant.ts'
import { paths } from '#web/entities/paths.ts'
import { IconChevronRight } from '#web/ui/icons/chevron-right.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { ordersTodayQuery } from '../orders-api.ts'
import { deliveriesQuery } from '../receive/deliveries-api.ts'
import classes from './orders-today.module.css'

/** On the dashboard: deliveries that are awaited, mails that have not left, and orders that no supplier has confirmed in time. */
export function OrdersToday() {
  const t = useTranslations('ordersToday')
  const { data } = useQuery(ordersTodayQuery())
  // Read ahead: a phone has them at the back door without a network, though only this page was opened.
  useQuery({ ...deliveriesQuery(), enabled: data !== undefined && data.awaited + data.late > 0 })
  if (data === undefined) return null
  const { awaited, late, unconfirmed, notLeft } = data
  if (awaited + late + unconfirmed.length + notLeft.length === 0) return null
  return (
    <Card component="section" aria-label={t('label')} py={4} mb={28}>
      <ul className={classes.list}>
        {awaited + late > 0 && (
          <Mark to={paths.receive} due={late > 0}>
            {t('awaited', { awaited, late })}
          </Mark>
        )}
        {notLeft.map(({ id, number, supplierName }) => (
          <Mark key={id} to={paths.order(id)} due>
            {t('notLeft', { number, supplier: supplierName })}
          </Mark>
        ))}
        {unconfirmed.map(({ id, number, supplierName, until, passed }) => (
          <Mark key={id} to={paths.order(id)} due={passed}>
            {t(passed ? 'passed' : 'unconfirmed', {
              number,
              supplier: supplierName,
              time: houseWall(until).time,
            })}
          </Mark>
        ))}
      </ul>
    </Card>
  )
}

interface MarkProps {
  to: AppPath
  /** It is too late, or nearly. */
  due: boolean
  children: string
}

function Mark({ to, due, children }: MarkProps) {
  return (
    <li>
      <TextLink to={to} className={classes.link} data-due={due || undefined}>
        {children} <IconChevronRight size={16} aria-hidden />
      </TextLink>
    </li>
  )
}
