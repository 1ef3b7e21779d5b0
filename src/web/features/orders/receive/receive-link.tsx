import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { deliveriesQuery } from './deliveries-api.ts'
import classes from '#web/entities/receipt/receipt.module.css'

/** Leads to the deliveries, which are read on the way, so that a phone has them at the back door without a network. */
export function ReceiveLink() {
  const t = useTranslations('deliveries')
  const count = useQuery(deliveriesQuery()).data?.expected.length ?? 0
  return (
    <ButtonLink to={paths.receive} variant="default" className={classes.first}>
      {count > 0 ? t('openCount', { count }) : t('title')}
    </ButtonLink>
  )
}
