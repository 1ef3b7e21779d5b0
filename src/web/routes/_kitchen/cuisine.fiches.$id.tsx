import { createFileRoute } from '@tanstack/react-router'
import { RecordPage } from '#web/entities/record-page.tsx'
import { readingSearch } from '#web/entities/sheet/scaling/reading-search.ts'
import { scaleOfSearch, searchOfScale } from '#web/entities/sheet/scaling/scale-address.ts'
import { SheetGone } from '#web/features/kitchen/sheet/sheet-gone.tsx'
import { SheetPage } from '#web/features/kitchen/sheet/sheet-page.tsx'

export const Route = createFileRoute('/_kitchen/cuisine/fiches/$id')({
  validateSearch: readingSearch,
  beforeLoad: ({ context }) => context.texts.need('reading'),
  component: Sheet,
})

function Sheet() {
  const { id } = Route.useParams()
  const way = scaleOfSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <RecordPage id={id} notFound={<SheetGone />}>
      <SheetPage
        key={id}
        id={id}
        params={{
          way,
          onWay: (next) =>
            void navigate({ search: searchOfScale(next), replace: true, resetScroll: false, state: true }),
        }}
      />
    </RecordPage>
  )
}
