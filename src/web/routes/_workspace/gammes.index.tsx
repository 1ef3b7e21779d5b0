import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { GammesPage } from '#web/features/gammes/list/gammes-page.tsx'
import { oneOf, searchOf } from '#web/lib/navigation/search-params.ts'

/** A link to a new gamme opens its form; once, not again on back navigation. */
const gammesSearch = searchOf({ new: oneOf([true]) })

export const Route = createFileRoute('/_workspace/gammes/')({
  beforeLoad: ({ context }) => context.texts.need('gammes'),
  validateSearch: gammesSearch,
  component: Gammes,
})

function Gammes() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const forget = useEffectEvent(() => {
    if (search.new) void navigate({ search: {}, replace: true })
  })
  useEffect(() => forget(), [])
  return <GammesPage adding={search.new === true} />
}
