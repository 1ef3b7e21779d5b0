import { createFileRoute, useRouter } from '@tanstack/react-router'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { NewRowPage } from '#web/features/suppliers/catalogue/form/new-row-page.tsx'
import { paths } from '#web/entities/paths.ts'

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
          void router.navigate({ href: paths.supplierProducts(supplierId), ignoreBlocker: true })
        }
      />
    </RecordPage>
  )
}
