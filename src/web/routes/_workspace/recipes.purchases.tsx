import { createFileRoute } from '@tanstack/react-router'
import { OrderAll } from '#web/features/orders/new/order-all.tsx'
import { OrderBlock } from '#web/features/orders/new/order-block.tsx'
import { PurchasesPage } from '#web/features/purchases/purchases-page.tsx'
import { purchasesSearch } from '#web/features/purchases/purchases-search.ts'
import { mergeSearch } from '#web/lib/navigation/merge-search.ts'

export const Route = createFileRoute('/_workspace/recipes/purchases')({
  beforeLoad: ({ context }) => context.texts.need('purchases', 'orders'),
  validateSearch: purchasesSearch,
  component: Purchases,
})

const parts = { Order: OrderBlock, OrderAll }

function Purchases() {
  const { sheets = '', from = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <PurchasesPage
      sheets={sheets}
      parts={parts}
      choicesAddress={{
        from,
        onFrom: (next) => void navigate(mergeSearch({ from: next || undefined })),
      }}
      onSheets={(next) => void navigate(mergeSearch({ sheets: next || undefined }))}
    />
  )
}
