import type { QueryClient } from '@tanstack/react-query'
import type { Account, AccountChange } from '#contract/account.ts'
import { client, orpc } from '../query/api.ts'
import { refetchInFlight } from '../query/refetch-in-flight.ts'

/** Changes a part of the account; what the server answered is the account from now on. */
export async function changeAccount(queryClient: QueryClient, change: AccountChange): Promise<Account> {
  const account = await client.account.change(change)
  refetchInFlight(queryClient)
  queryClient.setQueryData(orpc.account.get.queryKey(), account)
  return account
}
