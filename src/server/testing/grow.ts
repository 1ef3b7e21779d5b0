import { asMember } from '#database/as-member.ts'
import { type GrowingTx, StorageMeter } from '../account/storage-meter.ts'
import type { Api } from './start-api.ts'

/** Adds to an account beside its routes, within the limits of the server. */
export function grow<Result>(
  { database, config }: Api,
  { userId }: { userId: string },
  work: (tx: GrowingTx) => Promise<Result>,
): Promise<Result> {
  return asMember(database, userId, (tx) => new StorageMeter(config.storage).within(tx, work))
}
