import { useQuery } from '@tanstack/react-query'
import type { HouseOfPerson } from '#contract/houses.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSession } from '#web/lib/session/shell-context.ts'

const NONE: readonly HouseOfPerson[] = []

/** The houses of who is signed in; none before they are read, and for who is alone in one house. */
export function useHouses(): readonly HouseOfPerson[] {
  const session = useSession()
  const isShared = session != null && (session.houses > 1 || session.members > 1)
  // Another house is joined on a page of the site, which then loads the application.
  const { data } = useQuery({
    ...orpc.houses.list.queryOptions({ staleTime: 5 * 60_000 }),
    enabled: isShared,
  })
  return data?.items ?? NONE
}
