import { appendFile, readFile, truncate } from 'node:fs/promises'
import { join } from 'node:path'

const KEPT_MS = 30 * 24 * 3_600_000
/** As log_line_prefix and log_timezone of settings.ts have it; a line without it continues the one before. */
const WRITTEN_AT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d\.\d{3}) UTC /

/** Where the embedded PostgreSQL writes what it reports. */
export const logOf = (dataDir: string) => join(dataDir, 'postgres.log')

/** Deletes the lines of PostgreSQL's log that are older than 30 days. PostgreSQL appends to the file, and may do so meanwhile. */
export async function clearOldLog(dataDir: string, now = Date.now()): Promise<void> {
  const path = logOf(dataDir)
  const lines = (await readFile(path, 'utf8').catch(() => '')).split(/(?<=\n)/)
  const isRecent = (line: string) => {
    const [, day, time] = WRITTEN_AT.exec(line) ?? []
    return day !== undefined && now - Date.parse(`${day}T${time}Z`) <= KEPT_MS
  }
  const first = lines.findIndex(isRecent)
  const isOld = lines.slice(0, first === -1 ? undefined : first).some((line) => WRITTEN_AT.test(line))
  if (!isOld) return
  await truncate(path)
  if (first !== -1) await appendFile(path, lines.slice(first).join(''))
}
