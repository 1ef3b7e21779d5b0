import type { Redacted } from '#contract/money.ts'
import { type Role, SEES_MONEY } from '#domain/house/role.ts'
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
