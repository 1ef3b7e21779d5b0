import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { BuilderPage } from '#web/features/sheets/builder/builder-page.tsx'
import type { NewProductForm } from '#web/features/sheets/editor/editor-dialogs.ts'
import { searchOf, text } from '#web/lib/navigation/search-params.ts'

const builderSearch = searchOf({ id: text(100) })

const NewProductDrawer = lazy(async () => ({
  default: (await import('#web/features/products/form/new-product-drawer.tsx')).NewProductDrawer,
}))
const PriceHistoryCard = lazy(async () => ({
  default: (await import('#web/features/prices/history/price-history-card.tsx')).PriceHistoryCard,
}))

export const Route = createFileRoute('/_workspace/recipes/builder')({
  beforeLoad: ({ context }) => context.texts.need('builder'),
  // An unknown id shows an error on the page instead of a new sheet.
  validateSearch: builderSearch,
  component: Builder,
})

function Builder() {
  const { id } = Route.useSearch()
  const navigate = Route.useNavigate()
  const open = (sheetId: string, replace: boolean) =>
    void navigate({
      search: { id: sheetId },
      replace,
      resetScroll: !replace,
      ignoreBlocker: true,
    })
  return (
    <RecordPage id={id} notFound={<RecordNotFound of="sheet" />}>
      <BuilderPage
        id={id}
        onCreated={(created) => open(created, true)}
        onDuplicated={(copy) => open(copy, false)}
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
