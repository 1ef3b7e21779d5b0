import { createFileRoute } from '@tanstack/react-router'
import { PricesPage } from '#web/features/selling-prices/prices-page.tsx'
import { pricesSearch } from '#web/features/selling-prices/prices-search.ts'
import { mergeSearch } from '#web/lib/navigation/merge-search.ts'

export const Route = createFileRoute('/_workspace/recipes/prices')({
  validateSearch: pricesSearch,
  beforeLoad: ({ context }) => context.texts.need('sellingPrices'),
  component: Prices,
})

function Prices() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <PricesPage search={search} onSearch={(change) => void navigate(mergeSearch(change))} />
}
