import { createFileRoute } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
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
    <RecordPage id={carteId} notFound={<RecordNotFound of="carte" />}>
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
    </RecordPage>
  )
}
