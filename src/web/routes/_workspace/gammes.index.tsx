import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { GammesPage } from '#web/features/gammes/list/gammes-page.tsx'
import { id, oneOf, searchOf } from '#web/lib/navigation/search-params.ts'

/** Which of several cartes; and a link to a new gamme opens its form: once, not again on back navigation. */
const gammesSearch = searchOf({ carte: id, new: oneOf([true]) })

export const Route = createFileRoute('/_workspace/gammes/')({
  beforeLoad: ({ context }) => context.texts.need('gammes'),
  validateSearch: gammesSearch,
  component: Gammes,
})

function Gammes() {
  const { carte, new: adding } = Route.useSearch()
  const navigate = Route.useNavigate()
  const choose = (requested: string | undefined) =>
    void navigate({
      search: requested === undefined ? {} : { carte: requested },
      replace: true,
      resetScroll: false,
    })
  const forget = useEffectEvent(() => {
    if (adding) choose(carte)
  })
  useEffect(() => forget(), [])
  return <GammesPage adding={adding === true} requested={carte} onChoose={choose} />
}
