import { createFileRoute } from '@tanstack/react-router'
import type { Redacted } from '#contract/money.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { RecordPage } from '#web/entities/record-page.tsx'
import { LabelsButton } from '#web/features/batches/make/labels-button.tsx'
import { sheetSource } from '#web/features/batches/make/labelled-source.ts'
import { RecipePage } from '#web/features/sheets/reading/recipe-page.tsx'
import { scaleOfSearch, searchOfScale } from '#web/entities/sheet/scaling/scale-address.ts'
import { readingSearch } from '#web/entities/sheet/scaling/reading-search.ts'

export const Route = createFileRoute('/_workspace/recipes/$id/')({
  validateSearch: readingSearch,
  beforeLoad: ({ context }) => context.texts.need('reading', 'batches'),
  component: Recipe,
})

const labelsOf = (sheet: Redacted<TechSheet>) => <LabelsButton of={sheetSource(sheet)} />

function Recipe() {
  const { id } = Route.useParams()
  const way = scaleOfSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <RecordPage id={id} notFound={<RecordNotFound of="recipe" />}>
      <RecipePage
        key={id}
        id={id}
        way={way}
        labels={labelsOf}
        onWay={(next) =>
          void navigate({ search: searchOfScale(next), replace: true, resetScroll: false, state: true })
        }
      />
    </RecordPage>
  )
}
