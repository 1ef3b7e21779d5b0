import { createFileRoute } from '@tanstack/react-router'
import { RecordPage } from '#web/entities/record-page.tsx'
import { PreviewPage } from '#web/features/sheets/preview/preview-page.tsx'
import { PreviewRefusal } from '#web/features/sheets/preview/preview-refusal.tsx'
import { scaleOfSearch, searchOfScale } from '#web/entities/sheet/scaling/scale-address.ts'
import { readingSearch } from '#web/entities/sheet/scaling/reading-search.ts'

export const Route = createFileRoute('/_print/recipes/$id/preview')({
  validateSearch: readingSearch,
  beforeLoad: ({ context }) => context.texts.need('reading'),
  component: Preview,
})

function Preview() {
  const { id } = Route.useParams()
  const way = scaleOfSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <RecordPage id={id} notFound={<PreviewRefusal reason={id.trim() === '' ? 'idMissing' : 'idInvalid'} />}>
      <PreviewPage
        key={id}
        id={id}
        way={way}
        onWay={(next) => void navigate({ search: searchOfScale(next), replace: true, resetScroll: false })}
      />
    </RecordPage>
  )
}
