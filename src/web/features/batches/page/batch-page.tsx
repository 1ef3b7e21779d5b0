import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { batchQuery } from '../batches-api.ts'
import { BatchView } from './batch-view.tsx'

/** /batches/{id}: one batch, and what may be in it. The codes on labels lead here. */
export function BatchPage({ id }: { id: string }) {
  const t = useTranslations('batches.failure')
  const query = useQuery(batchQuery(id))
  return (
    <PageState query={query} failureText={t('one')} notFound={<RecordNotFound of="batch" />}>
      {(batch) => <BatchView batch={batch} />}
    </PageState>
  )
}
