import { mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = 'being-restored.txt'

/** Keeps on the disk which backup is being restored, so that a start after a kill can say so. Nothing else depends on it. */
export async function markUnderWay(folder: string, name: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, FILE), name, { mode: 0o600 })
  } catch {
    // A disk that takes no file refuses the restore by itself, or does not concern it.
  }
}

export async function unmarkUnderWay(folder: string): Promise<void> {
  await unlink(join(folder, FILE)).catch(() => undefined)
}

/** What was being restored when the server was killed: once, as it is forgotten by that. */
export async function takeInterrupted(folder: string): Promise<string | undefined> {
  const name = await readFile(join(folder, FILE), 'utf8').catch(() => undefined)
  await unmarkUnderWay(folder)
  return name
}

/** For the operator. @param isEmpty whether the installation has no account, so that nothing was restored */
export function interruptedSentence(name: string, isEmpty: boolean): string {
  return isEmpty
    ? `La reprise de ${name} a été interrompue quand Gramme s'est arrêté : rien n'en a été gardé. Un fichier envoyé par la page a été effacé d'ici ; un fichier du dossier des sauvegardes y est toujours. Recommencez.`
    : `La reprise de ${name} était achevée quand Gramme s'est arrêté : tout y est.`
}
