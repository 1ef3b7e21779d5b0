import { Card } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { IconChevronRight } from '#web/ui/icons/chevron-right.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { waitingInvoicesQuery } from '../invoices-api.ts'
import classes from './waiting-invoices.module.css'

/** On the dashboard: '3 factures, 41 lignes, 2 à regarder'; nothing where none waits. */
export function WaitingInvoices() {
  const t = useTranslations()
  const { data } = useQuery(waitingInvoicesQuery())
  if (data === undefined || data.waiting.invoices === 0) return null
  return (
    <Card py={4} mb={28}>
      <TextLink to={paths.invoices} className={classes.link}>
        {t('waitingInvoices', data.waiting)} <IconChevronRight size={16} aria-hidden />
      </TextLink>
    </Card>
  )
}
