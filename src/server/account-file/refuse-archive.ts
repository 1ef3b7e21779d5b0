import type { ArchiveRefused } from '#contract/account-archive.ts'
import { refusal } from '../translate-error.ts'

/** @param what the file of the archive, or its table, that is the reason */
export function refuseArchive(reason: ArchiveRefused['reason'], what: string | null = null) {
  const data: ArchiveRefused = { reason, what: what === null ? null : what.slice(0, 200) }
  return refusal('ARCHIVE_REFUSED', 'The archive cannot be imported; nothing was written', data)
}
