import { createFileRoute } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { GammePage } from '#web/features/gammes/dishes/gamme-page.tsx'

export const Route = createFileRoute('/_workspace/gammes/$id/')({
  beforeLoad: ({ context }) => context.texts.need('gammes', 'sellingPrices'),
  component: Gamme,
})

function Gamme() {
  const { id } = Route.useParams()
  return (
    <RecordPage id={id} notFound={<RecordNotFound of="gamme" />}>
      <GammePage key={id} id={id} />
    </RecordPage>
  )
}
