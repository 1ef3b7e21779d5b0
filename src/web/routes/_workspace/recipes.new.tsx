import { createFileRoute, useRouter } from '@tanstack/react-router'
import { NewRecipePage } from '#web/features/sheets/create/new-recipe-page.tsx'
import { pasteSearch } from '#web/features/sheets/paste-search.ts'
import { paths } from '#web/entities/paths.ts'
import { address } from '#web/lib/navigation/address.ts'

export const Route = createFileRoute('/_workspace/recipes/new')({
  validateSearch: pasteSearch,
  component: NewRecipe,
})

function NewRecipe() {
  const router = useRouter()
  const { paste } = Route.useSearch()
  return (
    <NewRecipePage
      onCreated={(id) =>
        void router.navigate({
          href: address(`${paths.editRecipe(id)}${paste === undefined ? '' : `?paste=${paste}`}`),
          ignoreBlocker: true,
          replace: true,
        })
      }
    />
  )
}
