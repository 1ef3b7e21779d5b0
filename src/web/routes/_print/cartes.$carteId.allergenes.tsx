import { createFileRoute } from '@tanstack/react-router'
import { AllergensPage } from '#web/features/cartes/print/allergens-page.tsx'

export const Route = createFileRoute('/_print/cartes/$carteId/allergenes')({
  beforeLoad: ({ context }) => context.texts.need('cartes'),
  component: Allergens,
})

function Allergens() {
  const { carteId } = Route.useParams()
  return <AllergensPage key={carteId} id={carteId} />
}
