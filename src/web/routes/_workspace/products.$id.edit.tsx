import { createFileRoute, useCanGoBack, useRouter } from '@tanstack/react-router'
import type { UserProduct } from '#contract/products.ts'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { LabelsButton } from '#web/features/batches/make/labels-button.tsx'
import { productSource } from '#web/features/batches/make/labelled-source.ts'
import { PriceHistoryCard } from '#web/features/prices/history/price-history-card.tsx'
import { EditProductPage } from '#web/features/products/edit-product-page.tsx'
import { productActSearch } from '#web/features/products/product-search.ts'
import { SimulateProductLink } from '#web/features/simulation/simulate-product-link.tsx'
import { paths } from '#web/entities/paths.ts'
import { address } from '#web/lib/navigation/address.ts'

export const Route = createFileRoute('/_workspace/products/$id/edit')({
  beforeLoad: ({ context }) => context.texts.need('products', 'suppliers', 'simulation', 'batches'),
  validateSearch: productActSearch,
  component: EditProduct,
})

const labelsOf = (product: UserProduct) => <LabelsButton of={productSource(product)} />

function EditProduct() {
  const { id } = Route.useParams()
  const { act } = Route.useSearch()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const leave = () => {
    if (canGoBack) router.history.back({ ignoreBlocker: true })
    else void router.navigate({ href: address(paths.products), ignoreBlocker: true })
  }
  return (
    <RecordPage id={id} notFound={<RecordNotFound of="product" />}>
      <EditProductPage
        // Asked again from the palette while the page is shown.
        key={act}
        id={id}
        opening={act}
        onDone={leave}
        labels={labelsOf}
        history={
          <>
            <PriceHistoryCard productId={id} />
            <SimulateProductLink productId={id} />
          </>
        }
      />
    </RecordPage>
  )
}
