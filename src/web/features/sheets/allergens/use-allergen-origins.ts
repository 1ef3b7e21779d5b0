import { useQueries } from '@tanstack/react-query'
import {
  type AllergenOrigins,
  allergenOrigins,
  type AllergenLine,
} from '#domain/allergens/allergen-origins.ts'
import { orpc } from '#web/lib/query/api.ts'

/** Where the allergens of these lines come from; what is in a preparation is read when somebody asks. */
export function useAllergenOrigins(lines: readonly AllergenLine[]): {
  origins: AllergenOrigins
  reading: boolean
} {
  const ids = [...new Set(lines.flatMap(({ preparation }) => preparation?.id ?? []))]
  const trees = useQueries({
    queries: ids.map((id) => orpc.sheets.tree.queryOptions({ input: { id } })),
  })
  const below = new Map(
    trees.flatMap(({ data }) => data?.items.map((sheet) => [sheet.id, sheet.ingredients] as const) ?? []),
  )
  return { origins: allergenOrigins(lines, below), reading: trees.some((tree) => tree.isPending) }
}
