import { createFileRoute } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { GammeViewPage } from '#web/features/gammes/dishes/gamme-view-page.tsx'

export const Route = createFileRoute('/_workspace/gammes/$id/view')({
  beforeLoad: ({ context }) => context.texts.need('gammes', 'sellingPrices'),
  component: Gamme,
})

function Gamme() {
  const { id } = Route.useParams()
  return (
    <RecordPage id={id} notFound={<RecordNotFound of="gamme" />}>
      <GammeViewPage key={id} id={id} />
    </RecordPage>
  )
}
