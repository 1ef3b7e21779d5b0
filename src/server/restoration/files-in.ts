import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RestorableFile } from '#contract/restoration-limits.ts'
import { beganAtOf, isBackupName } from '#database/backup/backup-name.ts'

const ENDING = '.tar.zst'

/** The files of a folder that may be backups, the newest first; none where there is no such folder. */
export async function filesIn(folder: string): Promise<RestorableFile[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(ENDING))
  const files = await Promise.all(
    names.map(async (file) => {
      const found = await stat(join(folder, file)).catch(() => undefined)
      return found?.isFile()
        ? [
            {
              file,
              bytes: found.size,
              madeAt: (isBackupName(file) ? beganAtOf(file) : found.mtime).toISOString(),
            },
          ]
        : []
    }),
  )
  return files.flat().toSorted((one, other) => (one.madeAt < other.madeAt ? 1 : -1))
}
