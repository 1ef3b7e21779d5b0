import { createFileRoute } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { BatchTracePage } from '#web/features/batches/trace/batch-trace-page.tsx'

export const Route = createFileRoute('/_print/batches/$id/trace')({
  beforeLoad: ({ context }) => context.texts.need('batches'),
  component: Trace,
})

function Trace() {
  const { id } = Route.useParams()
  return (
    <RecordPage id={id} notFound={<RecordNotFound of="batch" />}>
      <BatchTracePage key={id} id={id} />
    </RecordPage>
  )
}
