import { createFileRoute } from '@tanstack/react-router'
import { RecordPage } from '#web/entities/record-page.tsx'
import { SheetGone } from '#web/features/kitchen/sheet/sheet-gone.tsx'
import { SheetPage } from '#web/features/kitchen/sheet/sheet-page.tsx'

export const Route = createFileRoute('/_kitchen/cuisine/fiches/$id')({
  component: Sheet,
})

function Sheet() {
  const { id } = Route.useParams()
  return (
    <RecordPage id={id} notFound={<SheetGone />}>
      <SheetPage key={id} id={id} />
    </RecordPage>
  )
}
