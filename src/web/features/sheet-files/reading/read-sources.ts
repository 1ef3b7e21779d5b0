import { MAX_ARCHIVE_BYTES } from '#web/lib/sources/recognise.ts'
import type { SheetFileRefusal } from './sheet-reader.ts'
import type { ChosenFile } from '#web/lib/sources/chosen-files.ts'
import type { RunningReader } from './start-sheet-reader.ts'

type RefusalOfFile = SheetFileRefusal | 'gone' | 'too-slow' | 'unreadable'

export interface RefusedFile {
  name: string
  reason: RefusalOfFile
}

/** A file that ended its reader. */
export interface BrokenSource extends RefusedFile {
  reason: 'too-slow' | 'unreadable'
}

export interface ReadingCallbacks {
  isStopped: () => boolean
  /** Before a file is read: what share of all comes before it, and what share it is itself. */
  onFile: (name: string, before: number, each: number) => void
}

/**
 * Reads files one by one. A file that is refused does not keep the others from being read.
 * @param broken files that are not tried again
 */
export async function readSources(
  reader: RunningReader,
  sources: readonly ChosenFile[],
  broken: readonly BrokenSource[],
  { isStopped, onFile }: ReadingCallbacks,
): Promise<{ names: string[]; refused: RefusedFile[] }> {
  const names: string[] = []
  const refused: RefusedFile[] = []
  const each = 1 / Math.max(1, sources.length)
  for (const [at, source] of sources.entries()) {
    if (isStopped()) break
    const { name } = source
    const known = broken.find((one) => one.name === name)
    onFile(name, at * each, each)
    const bytes = known?.reason ?? (await bytesOf(source))
    if (typeof bytes === 'string') {
      refused.push({ name, reason: bytes })
      continue
    }
    const added = await reader.call('add', name, bytes, source.modifiedAt)
    for (const read of added.read) names[read.file] = read.name
    refused.push(...added.refused)
  }
  return { names, refused }
}

/** Why not, for a file that is too large to be opened, or that is no longer there. */
async function bytesOf({ bytes, open }: ChosenFile): Promise<Uint8Array<ArrayBuffer> | RefusalOfFile> {
  // Whether it is an archive is only known by its bytes: the reader knows the limit of each kind.
  if (bytes > MAX_ARCHIVE_BYTES) return 'file-too-large'
  try {
    return await open()
  } catch {
    return 'gone'
  }
}
