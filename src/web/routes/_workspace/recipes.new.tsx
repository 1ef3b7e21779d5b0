import { createFileRoute, useRouter } from '@tanstack/react-router'
import { NewRecipePage } from '#web/features/sheets/create/new-recipe-page.tsx'
import { paths } from '#web/entities/paths.ts'
import { address } from '#web/lib/navigation/address.ts'

export const Route = createFileRoute('/_workspace/recipes/new')({ component: NewRecipe })

function NewRecipe() {
  const router = useRouter()
  return (
    <NewRecipePage
      onCreated={(id) =>
        void router.navigate({ href: address(paths.editRecipe(id)), ignoreBlocker: true, replace: true })
      }
    />
  )
}
