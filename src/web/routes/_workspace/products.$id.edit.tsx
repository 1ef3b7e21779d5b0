import { createFileRoute, useCanGoBack, useRouter } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { PriceHistoryCard } from '#web/features/prices/history/price-history-card.tsx'
import { EditProductPage } from '#web/features/products/edit-product-page.tsx'
import { SimulateProductLink } from '#web/features/simulation/simulate-product-link.tsx'
import { paths } from '#web/entities/paths.ts'

export const Route = createFileRoute('/_workspace/products/$id/edit')({
  beforeLoad: ({ context }) => context.texts.need('suppliers', 'simulation'),
  component: EditProduct,
})

function EditProduct() {
  const { id } = Route.useParams()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const leave = () => {
    if (canGoBack) router.history.back({ ignoreBlocker: true })
    else void router.navigate({ href: paths.products, ignoreBlocker: true })
  }
  return (
    <RecordPage id={id} notFound={<RecordNotFound of="product" />}>
      <EditProductPage
        id={id}
        onDone={leave}
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
