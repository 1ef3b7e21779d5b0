import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

const HOUR_MS = 3_600_000
const KEPT_MS = 30 * 24 * HOUR_MS
/** The names that keepAsFile gives: other files in the folder are not Gramme's. */
const MAIL = /^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z-[0-9a-f]{8}\.eml$/

/** Deletes the mails that were kept as files more than 30 days ago, with the links and the addresses in them. Those of a clock that was ahead are 30 days old in 30 days. */
export async function clearOldMails(dataDir: string, now = Date.now()): Promise<void> {
  const folder = join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((each) => MAIL.test(each))) {
    const file = join(folder, name)
    const { mtimeMs } = await stat(file)
    if (now - mtimeMs > KEPT_MS) await rm(file, { force: true })
    else if (mtimeMs - now > HOUR_MS) await utimes(file, now / 1000, now / 1000)
  }
}
