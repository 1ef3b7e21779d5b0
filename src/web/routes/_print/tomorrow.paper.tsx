import { createFileRoute } from '@tanstack/react-router'
import { TomorrowPaperPage } from '#web/features/tomorrow/tomorrow-paper-page.tsx'
import { tomorrowSearch } from '#web/features/tomorrow/tomorrow-search.ts'

export const Route = createFileRoute('/_print/tomorrow/paper')({
  beforeLoad: ({ context }) => context.texts.need('tomorrow', 'purchases'),
  validateSearch: tomorrowSearch,
  component: Paper,
})

function Paper() {
  const { jour } = Route.useSearch()
  return <TomorrowPaperPage day={jour} />
}
