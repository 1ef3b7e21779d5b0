import { createFileRoute, redirect } from '@tanstack/react-router'
import { paths } from '#web/entities/paths.ts'
import { UnorderedPage } from '#web/features/orders/receive/unordered/unordered-page.tsx'
import { unorderedSearch } from '#web/features/orders/receive/unordered/unordered-search.ts'
import { newId } from '#web/lib/browser/new-id.ts'

export const Route = createFileRoute('/_workspace/orders/receive/new')({
  validateSearch: unorderedSearch,
  // What is typed has its id in the address, and is there again after a reload.
  beforeLoad: ({ context, search }) => {
    if (search.id === undefined)
      throw redirect({ to: paths.receiveUnordered, search: { id: newId() }, replace: true })
    return context.texts.need('orders')
  },
  component: Unordered,
})

function Unordered() {
  const { id = '' } = Route.useSearch()
  return <UnorderedPage key={id} id={id} />
}
