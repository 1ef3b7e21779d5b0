import { createFileRoute } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { BatchPage } from '#web/features/batches/page/batch-page.tsx'

export const Route = createFileRoute('/_workspace/batches/$id')({
  beforeLoad: ({ context }) => context.texts.need('batches'),
  component: Batch,
})

function Batch() {
  const { id } = Route.useParams()
  return (
    <RecordPage id={id} notFound={<RecordNotFound of="batch" />}>
      <BatchPage key={id} id={id} />
    </RecordPage>
  )
}
