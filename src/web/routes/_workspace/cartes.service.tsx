import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#web/features/gammes/service/service-page.tsx'
import { serviceSearch } from '#web/features/gammes/service/service-search.ts'

export const Route = createFileRoute('/_workspace/cartes/service')({
  beforeLoad: ({ context }) => context.texts.need('gammes'),
  validateSearch: serviceSearch,
  component: Service,
})

function Service() {
  const { plat = '' } = Route.useSearch()
  return <ServicePage key={plat} dish={plat} />
}
