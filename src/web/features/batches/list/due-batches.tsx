import { Card } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { IconChevronRight } from '#web/ui/icons/chevron-right.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { dueBatchesQuery } from '../batches-api.ts'
import classes from './due-batches.module.css'

/** On the dashboard: '12 lots en stock, 1 dépassé, 2 à utiliser aujourd’hui'; nothing in a house that makes none. */
export function DueBatches() {
  const t = useTranslations()
  const { data } = useQuery(dueBatchesQuery())
  if (data === undefined || data.total === 0) return null
  const { past, today } = data.due
  return (
    <Card py={4} mb={28}>
      <TextLink to={paths.batches} className={classes.link} data-due={past + today > 0 || undefined}>
        {t('dueBatches', { total: data.total, past, today })} <IconChevronRight size={16} aria-hidden />
      </TextLink>
    </Card>
  )
}
