import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Batch, Origins } from '#contract/batch-shapes.ts'
import { paths } from '#web/entities/paths.ts'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { batchQuery, originsQuery } from '../batches-api.ts'
import { batchTrace } from './trace-document.ts'
import { TracePaper } from './trace-paper.tsx'

/** /batches/{id}/trace: what is known of a batch, for an inspector. */
export function BatchTracePage({ id }: { id: string }) {
  const t = useTranslations('batches.failure')
  const query = useQuery(batchQuery(id))
  return (
    <PageState query={query} failureText={t('one')} notFound={<RecordNotFound of="batch" />}>
      {(batch) => <OriginsOf batch={batch} />}
    </PageState>
  )
}

function OriginsOf({ batch }: { batch: Batch }) {
  const t = useTranslations('batches.origins')
  const query = useQuery(originsQuery(batch.id))
  return (
    <PageState query={query} failureText={t('failed')}>
      {(origins) => <Trace batch={batch} origins={origins} />}
    </PageState>
  )
}

function Trace({ batch, origins }: { batch: Batch; origins: Origins }) {
  const t = useTranslations('batches.paper')
  const trace = useMemo(() => batchTrace(batch, origins), [batch, origins])
  return <TracePaper trace={trace} back={{ to: paths.batch(batch.id), label: t('back') }} />
}
