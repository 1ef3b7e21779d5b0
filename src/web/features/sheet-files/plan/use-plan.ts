import { skipToken, useQuery } from '@tanstack/react-query'
import { client, orpc } from '#web/lib/query/api.ts'
import type { BuiltImport } from './build-import.ts'

const numbers = new WeakMap<BuiltImport, number>()
let last = 0

function numberOf(built: BuiltImport): number {
  const known = numbers.get(built)
  if (known !== undefined) return known
  last += 1
  numbers.set(built, last)
  return last
}

/**
 * What an import would change; asked for nothing while it is null. Its key is a number, not its input: a thousand sheets
 * are 3 MB, and a key is written out at every rendering.
 */
export function usePlan(built: BuiltImport | null) {
  return useQuery({
    queryKey: [...orpc.sheetImports.plan.key(), built === null ? 0 : numberOf(built)],
    queryFn: built === null ? skipToken : ({ signal }) => client.sheetImports.plan(built.input, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    // Each answer is another one: comparing it with the one before would only take time.
    structuralSharing: false,
  })
}
