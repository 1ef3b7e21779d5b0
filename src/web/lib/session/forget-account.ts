import { clearOfflineCaches } from '../offline/offline-cache.ts'
import { removeStoredDrafts } from '../storage/draft-storage.ts'
import { eraseTicks } from '../waiting/tick-writes.ts'

/** Erases what this browser has kept of an account, or of a tablet: drafts, ticks that wait, and answers. */
export async function forgetAccount(account: string): Promise<void> {
  removeStoredDrafts(account)
  await Promise.all([eraseTicks(account), clearOfflineCaches()])
}
