import type { DeletedItem, Restored } from '#contract/bin.ts'
import { checksums } from './checksums.ts'
import type { Api, Member } from './start-api.ts'

/** What a deletion answers. */
export type Binned = { id: string; deletedItemId: string }
type Bin = { items: DeletedItem[]; nextCursor: string | null; total: number }
type Refused = { code: string; data: unknown }

/** What someone does with the bin. */
export function binOf(chef: Member) {
  const ask = <Body>({ deletedItemId }: { deletedItemId: string }) =>
    chef.post<Body>(`/api/deleted-items/${deletedItemId}/restore`)
  return {
    list: (query = '') => chef.done(chef.get<Bin>(`/api/deleted-items${query}`)),
    /** Deletes what is at an address of the API. */
    remove: (path: string) => chef.done(chef.delete<Binned>(`/api/${path}`)),
    restore: (act: { deletedItemId: string }) => chef.done(ask<Restored>(act)),
    refusedRestore: (act: Binned) => ask<Refused>(act),
  }
}

/** Every row of an account, as sums. */
export async function stateOf({ database }: Api, { userId }: Member): Promise<Record<string, string | null>> {
  const sums = await checksums(database, [userId])
  return Object.fromEntries(Object.entries(sums).filter(([name]) => name.startsWith(userId)))
}
