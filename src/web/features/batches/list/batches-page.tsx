import { SegmentedControl } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { usePagedRows } from '#web/lib/query/use-paged-rows.ts'
import { Fold } from '#web/ui/fold.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { batchesQuery } from '../batches-api.ts'
import { BatchList } from './batch-list.tsx'
import { BATCH_FILTERS, type BatchFilter, STATE_OF } from './batches-search.ts'
import classes from './batches-page.module.css'

export interface BatchesPageProps {
  filter: BatchFilter
  onFilter: (filter: BatchFilter) => void
}

/** /batches: what is in the house, what is to be used first at the top; folded, what became of the rest. */
export function BatchesPage({ filter, onFilter }: BatchesPageProps) {
  const t = useTranslations('batches')
  const query = useInfiniteQuery(batchesQuery(STATE_OF[filter]))
  const rows = usePagedRows(query)
  const due = query.data?.pages.at(-1)?.due
  return (
    <>
      <PageHeader
        title={t('title')}
        crumb={{ label: t('recipes'), to: paths.recipes }}
        meta={<TextLink to={paths.whereabouts}>{t('whereabouts.link')}</TextLink>}
        aside={
          <output className={due && due.past + due.today > 0 ? classes.due : undefined}>
            {filter === 'en-stock' && due && due.past + due.today > 0 && t('dueOf', due)}
          </output>
        }
      />
      <div className={classes.filter}>
        <Fold summary={t('filter')} value={t(`filters.${filter}`)} opened={filter !== 'en-stock'}>
          <SegmentedControl
            aria-label={t('filter')}
            value={filter}
            onChange={(chosen) => {
              const next = BATCH_FILTERS.find((known) => known === chosen)
              if (next) onFilter(next)
            }}
            data={BATCH_FILTERS.map((value) => ({ value, label: t(`filters.${value}`) }))}
          />
        </Fold>
      </div>
      <BatchList state={STATE_OF[filter]} rows={rows} />
    </>
  )
}
