import { createFileRoute } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { AllergensPage } from '#web/features/cartes/print/allergens-page.tsx'

export const Route = createFileRoute('/_print/cartes/$carteId/allergenes')({
  beforeLoad: ({ context }) => context.texts.need('cartes'),
  component: Allergens,
})

function Allergens() {
  const { carteId } = Route.useParams()
  return (
    <RecordPage id={carteId} notFound={<RecordNotFound of="carte" />}>
      <AllergensPage key={carteId} id={carteId} />
    </RecordPage>
  )
}
