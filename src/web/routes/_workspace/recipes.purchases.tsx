import { createFileRoute } from '@tanstack/react-router'
import { PurchasesPage } from '#web/features/purchases/purchases-page.tsx'
import { purchasesSearch } from '#web/features/purchases/purchases-search.ts'
import { mergeSearch } from '#web/lib/navigation/merge-search.ts'

export const Route = createFileRoute('/_workspace/recipes/purchases')({
  beforeLoad: ({ context }) => context.texts.need('purchases'),
  validateSearch: purchasesSearch,
  component: Purchases,
})

function Purchases() {
  const { sheets = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <PurchasesPage
      sheets={sheets}
      onSheets={(next) => void navigate(mergeSearch({ sheets: next || undefined }))}
    />
  )
}
