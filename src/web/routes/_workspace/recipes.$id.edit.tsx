import { createFileRoute } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { lazy } from 'react'
import type { NewProductForm } from '#web/features/sheets/editor/editor-dialogs.ts'
import { pasteSearch } from '#web/features/sheets/paste-search.ts'
import { EditPage } from '#web/features/sheets/editor/edit-page.tsx'

const NewProductDrawer = lazy(async () => ({
  default: (await import('#web/features/products/form/new-product-drawer.tsx')).NewProductDrawer,
}))
const PriceHistoryCard = lazy(async () => ({
  default: (await import('#web/features/prices/history/price-history-card.tsx')).PriceHistoryCard,
}))

export const Route = createFileRoute('/_workspace/recipes/$id/edit')({
  validateSearch: pasteSearch,
  component: EditSheet,
})

function EditSheet() {
  const { id } = Route.useParams()
  const { paste } = Route.useSearch()
  return (
    <RecordPage id={id} notFound={<RecordNotFound of="sheet" />}>
      <EditPage
        key={id}
        id={id}
        handedText={paste}
        newProduct={newProductDrawer}
        priceHistory={priceHistoryCard}
      />
    </RecordPage>
  )
}

function newProductDrawer(form: NewProductForm) {
  return <NewProductDrawer opened {...form} />
}

function priceHistoryCard(productId: string) {
  return <PriceHistoryCard productId={productId} />
}
