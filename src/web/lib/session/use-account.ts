import { useQuery } from '@tanstack/react-query'
import type { Account, Settings } from '#contract/account.ts'
import type { Redacted } from '#contract/money.ts'
import { orpc } from '../query/api.ts'
import type { ReadOf } from '../query/combine-queries.ts'
import { useWholeQuery } from './use-role.ts'

/** The account of who is signed in, for pages of roles that are shown money. */
export function useAccount(): ReadOf<Account> {
  return useWholeQuery<Account>(useQuery(orpc.account.get.queryOptions()))
}

/** How the account costs and judges, for pages of roles that are shown money. */
export function useSettings(): ReadOf<Settings> {
  return useWholeQuery<Settings>(useRedactedSettings())
}

/** The same for every reader: null in the place of margins and coefficients to a role that is shown none. */
export function useRedactedSettings(): ReadOf<Redacted<Settings>> {
  return useQuery(orpc.account.get.queryOptions({ select: ({ settings }) => settings }))
}
