import { createFileRoute } from '@tanstack/react-router'
import { SalesPage } from '#web/features/sales/sales-page.tsx'
import { salesSearch } from '#web/features/sales/sales-search.ts'

export const Route = createFileRoute('/_workspace/cartes/$carteId/ventes/')({
  beforeLoad: ({ context }) => context.texts.need('sales'),
  validateSearch: salesSearch,
  component: Sales,
})

function Sales() {
  const { carteId } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SalesPage
      carteId={carteId}
      search={search}
      onSearch={(change) =>
        void navigate({
          search: (before) => ({ ...before, ...change }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
