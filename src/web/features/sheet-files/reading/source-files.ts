/** A file of an import before it is read. */
export interface SourceFile {
  /** With the names of its folders where it was chosen in one. */
  name: string
  /** Size in bytes. */
  bytes: number
  /** When it was changed on this device, ISO 8601 in UTC. */
  modifiedAt: string
  open: () => Promise<Uint8Array<ArrayBuffer>>
}

/** Files that programs and systems leave beside those of the user: locks, previews, folder settings. */
const LEFTOVER =
  /(?:^|\/)(?:\.[^/]*|~\$[^/]*|__MACOSX\/.*|thumbs\.db|desktop\.ini|icon\r?)$|(?:^|\/)__MACOSX\//iu

/** The name of a file without those of its folders. */
export const baseName = (name: string) => name.split('/').at(-1) ?? name

const isLeftover = (name: string) => LEFTOVER.test(name)

/** Size and date are asked for when a file is read: a browser looks them up on the disk while the page waits. */
function sourceOf(file: File, name = file.webkitRelativePath || file.name): SourceFile {
  return {
    name,
    get bytes() {
      return file.size
    },
    get modifiedAt() {
      return new Date(file.lastModified).toISOString()
    },
    open: async () => new Uint8Array(await file.arrayBuffer()),
  }
}

/** Chosen files, or those of a chosen folder, in the order of their names. */
export function chosenSources(files: Iterable<File>): SourceFile[] {
  return inOrder([...files].map((file) => sourceOf(file)))
}

/**
 * What was dropped, with all that is in dropped folders. To be called while the event is handled: later its items are
 * empty. A folder that cannot be read counts as empty.
 */
export async function droppedSources({ items, files }: DataTransfer): Promise<SourceFile[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
  if (entries.length === 0) return chosenSources(files)
  const found = await Promise.all(entries.map(sourcesOf))
  return inOrder(found.flat())
}

async function sourcesOf(entry: FileSystemEntry): Promise<SourceFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)))
    return file === null ? [] : [sourceOf(file, entry.fullPath.replace(/^\//u, ''))]
  }
  if (!isFolder(entry)) return []
  const reader = entry.createReader()
  const children: FileSystemEntry[] = []
  // A folder is given in parts of a hundred.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    )
    if (part.length === 0) break
    children.push(...part)
  }
  const found = await Promise.all(children.map(sourcesOf))
  return found.flat()
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

function inOrder(sources: readonly SourceFile[]): SourceFile[] {
  const collator = new Intl.Collator('fr', { numeric: true })
  return sources
    .filter(({ name }) => !isLeftover(name))
    .toSorted((one, other) => collator.compare(one.name, other.name))
}
