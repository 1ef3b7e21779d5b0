import { createFileRoute, useRouter } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { NewRowPage } from '#web/features/suppliers/catalogue/form/new-row-page.tsx'
import { paths } from '#web/entities/paths.ts'
import { address } from '#web/lib/navigation/address.ts'

export const Route = createFileRoute('/_workspace/suppliers/$id/products/new')({
  beforeLoad: ({ context }) => context.texts.need('suppliers'),
  component: NewRow,
})

function NewRow() {
  const { id } = Route.useParams()
  const router = useRouter()
  return (
    <RecordPage id={id} notFound={<RecordNotFound of="supplier" />}>
      <NewRowPage
        id={id}
        onSaved={(supplierId) =>
          void router.navigate({ href: address(paths.supplierProducts(supplierId)), ignoreBlocker: true })
        }
      />
    </RecordPage>
  )
}
