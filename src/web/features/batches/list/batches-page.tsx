import { Button, Flex, SegmentedControl } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { useDebouncedFilter } from '#web/lib/form/use-debounced-filter.ts'
import { usePagedRows } from '#web/lib/query/use-paged-rows.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { IconPlus } from '#web/ui/icons/plus.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { batchesQuery } from '../batches-api.ts'
import { useNewBatch } from '../new/use-new-batch.tsx'
import { BatchList } from './batch-list.tsx'
import { BATCH_FILTERS, type BatchesSearch, STATE_OF } from './batches-search.ts'
import classes from './batches-page.module.css'

export interface BatchesPageProps {
  search: BatchesSearch
  /** Changes some of it in the address; undefined drops one. */
  onSearch: (change: BatchesSearch) => void
}

/** /batches: what is in the house, what is to be used first at the top; folded, what became of the rest. */
export function BatchesPage({
  search: { etat: filter = 'en-stock', search = '' },
  onSearch,
}: BatchesPageProps) {
  const t = useTranslations('batches')
  const query = useInfiniteQuery(batchesQuery(STATE_OF[filter], search.trim()))
  const rows = usePagedRows(query)
  const field = useDebouncedFilter(search, (typed) => onSearch({ search: typed || undefined }))
  const { add, modal } = useNewBatch()
  const newBatch = (
    <DemoLock>
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
        {t('new.open')}
      </Button>
    </DemoLock>
  )
  const isNarrowed = search.trim() !== ''
  const due = query.data?.pages.at(-1)?.due
  return (
    <>
      <PageHeader
        title={t('title')}
        meta={<TextLink to={paths.whereabouts}>{t('whereabouts.link')}</TextLink>}
        aside={
          <output className={due && due.past + due.today > 0 ? classes.due : undefined}>
            {filter === 'en-stock' && due && due.past + due.today > 0 && t('dueOf', due)}
          </output>
        }
        actions={newBatch}
      />
      {(isNarrowed || field.shown !== '' || rows.items.length > 0) && (
        <Flex component="search" mb={10}>
          <SearchField alone placeholder={t('search')} value={field.shown} onChange={field.type} />
        </Flex>
      )}
      <div className={classes.filter}>
        <Fold summary={t('filter')} value={t(`filters.${filter}`)} opened={filter !== 'en-stock'}>
          <SegmentedControl
            aria-label={t('filter')}
            value={filter}
            onChange={(chosen) => {
              const next = BATCH_FILTERS.find((known) => known === chosen)
              if (next) onSearch({ etat: next })
            }}
            data={BATCH_FILTERS.map((value) => ({ value, label: t(`filters.${value}`) }))}
          />
        </Fold>
      </div>
      <BatchList
        state={STATE_OF[filter]}
        rows={rows}
        empty={newBatch}
        onClear={isNarrowed ? () => onSearch({ search: undefined }) : undefined}
      />
      {modal}
    </>
  )
}
