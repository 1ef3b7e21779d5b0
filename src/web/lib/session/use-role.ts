import type { Redacted } from '#contract/money.ts'
import { type Role, SEES_MONEY } from '#domain/house/role.ts'
import type { ReadOf } from '../query/combine-queries.ts'
import { useSession } from './shell-context.ts'

/** What the reader of a page behind the sign-in is in the house; a visitor of the demo looks at it as its owner. */
export function useRole(): Role {
  return useSession()?.role ?? 'owner'
}

/** Whether the reader is shown prices, costs and margins. */
export function useSeesMoney(): boolean {
  return SEES_MONEY[useRole()]
}

/** What was read, as a whole, for a reader who is shown money; null for every other. */
export function useWhole<Answer>(read: Redacted<Answer>): Answer | null {
  return useSeesMoney() ? (read as Answer) : null
}

/** A read as a whole, for pages of roles that are shown money; for every other reader it has no data. */
export function useWholeQuery<Answer>(query: ReadOf<Redacted<Answer>>): ReadOf<Answer> {
  const { data, error, isFetching, refetch } = query
  return { data: useWhole<Answer | undefined>(data) ?? undefined, error, isFetching, refetch }
}
