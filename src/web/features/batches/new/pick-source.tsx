import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useDebouncedFilter } from '#web/lib/form/use-debounced-filter.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { PickerList } from '#web/ui/picker/picker-list.tsx'
import { usePicker } from '#web/ui/picker/use-picker.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import classes from './new-batch.module.css'
import { type BatchSource, sourceKey, useBatchSources } from './use-batch-sources.ts'

/** Of which sheet or product a batch is. */
export function PickSource({ onPick }: { onPick: (source: BatchSource) => void }) {
  const t = useTranslations('batches.new')
  const sentence = useFailureSentence()
  const [search, setSearch] = useState('')
  const typed = useDebouncedFilter(search, setSearch)
  const { sources, pages, loaded, stale, failure, retry, findFirst } = useBatchSources(search)
  const picker = usePicker({
    items: sources,
    onPick,
    fresh: typed.shown === search && loaded && !stale,
    findFirst: () => findFirst(typed.shown),
  })
  return (
    <>
      <SearchField
        mb="sm"
        placeholder={t('search')}
        slash={false}
        value={typed.shown}
        onChange={(text) => {
          picker.restart()
          typed.type(text)
        }}
        data-autofocus
        {...picker.input}
      />
      {failure !== null && <ErrorBanner text={sentence(t('failed'), failure)} onRetry={retry} />}
      {!loaded && failure === null && <TableSkeleton />}
      {loaded && sources.length > 0 && (
        <PickerList
          picker={picker}
          label={t('list')}
          busy={stale}
          pages={pages}
          keyOf={sourceKey}
          optionClassName={classes.option}
        >
          {({ name, about }) => (
            <>
              <span className={classes.name}>{name}</span>
              <span className={classes.about}>{about}</span>
            </>
          )}
        </PickerList>
      )}
      {loaded && sources.length === 0 && <p className={classes.nothing}>{t('nothing')}</p>}
    </>
  )
}
