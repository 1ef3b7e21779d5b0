import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { DeletedItem, Restored } from '#contract/bin.ts'
import type { ApiClient } from './api-client.ts'
import { checksums } from './checksums.ts'
import { sharedApi } from './shared-api.ts'
import type { Api, Member } from './start-api.ts'

/** What a deletion answers. */
export type Binned = { id: string; deletedItemId: string }
type Bin = { items: DeletedItem[]; nextCursor: string | null; total: number }
type Refused = { code: string; data: unknown }

/** What someone does with the bin. */
export function binOf(chef: ApiClient) {
  const send = <Body>({ deletedItemId }: { deletedItemId: string }) =>
    chef.post<Body>(`/api/deleted-items/${deletedItemId}/restore`)
  return {
    list: (query = '') => chef.done(chef.get<Bin>(`/api/deleted-items${query}`)),
    /** Deletes what is at an address of the API. */
    remove: (path: string) => chef.done(chef.delete<Binned>(`/api/${path}`)),
    restore: (act: { deletedItemId: string }) => chef.done(send<Restored>(act)),
    refusedRestore: (act: Binned) => send<Refused>(act),
  }
}

/** Every row of an account, as sums, without the versions, which a restoration raises. */
export async function stateOf({ database }: Api, { userId }: Member): Promise<Record<string, string | null>> {
  const sums = await checksums(database, [userId], ['version', 'names_revision'])
  return Object.fromEntries(Object.entries(sums).filter(([name]) => name.startsWith(userId)))
}

/**
 * A server for the tests of a file, and a new account for each.
 * @param begin receives both before each test
 * @returns what the user of the account does with the bin, and the rows of the account as sums
 */
export function withBin(begin: (kitchen: { api: Api; chef: Member }) => void) {
  let api: Api
  let chef: Member
  beforeAll(async () => {
    api = await sharedApi()
  })
  beforeEach(async () => {
    chef = await api.signUp()
    begin({ api, chef })
  })
  afterAll(() => api.close())
  return {
    list: (query = '') => binOf(chef).list(query),
    remove: (path: string) => binOf(chef).remove(path),
    restore: (act: { deletedItemId: string }) => binOf(chef).restore(act),
    refusedRestore: (act: Binned) => binOf(chef).refusedRestore(act),
    state: () => stateOf(api, chef),
  }
}
